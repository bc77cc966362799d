import Foundation

/// A file of bindings: a property list that any program can open, with one binding in each line.
///
/// It is read line by line and never as a whole, so that what is damaged cannot hide what is not.
struct KeyBindingsDocument: Hashable, Sendable {
    /// What could be read.
    let record: KeyBindingsRecord
    /// Why that may not be all; nil if it is.
    let problem: KeyBindingsStorageError?

    private static let version = 1
    private static let format = "KeyboardAssistant.KeyBindings"

    /// The bytes of a file with `record`.
    static func data(of record: KeyBindingsRecord) -> Data {
        let lines = record.lines
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>format</key>
            \t<string>\(format)</string>
            \t<key>version</key>
            \t<integer>\(version)</integer>
            \t<key>count</key>
            \t<integer>\(lines.count)</integer>
            \t<key>bindings</key>
            \t<array>
            \(lines.map { "\t\t<string>\($0.text)</string>\n" }.joined())\
            \t</array>
            </dict>
            </plist>

            """
        return Data(text.utf8)
    }

    /// Any bytes will do.
    init(_ data: Data) {
        let scan = Scan(data)
        guard scan.isOurs else {
            let old = KeyCommandKitFile(data)
            record = KeyBindingsRecord(states: old?.states ?? [:])
            problem =
                old.map { $0.isWhole ? nil : .damaged } ?? (data.isEmpty ? .damaged : .foreign)
            return
        }
        record = KeyBindingsRecord(scan.entries)
        if let version = scan.numbers["version"], version > Self.version {
            problem = .newer(version: version)
        } else {
            problem = scan.isWhole ? nil : .damaged
        }
    }

    /// The lines of a file.
    private struct Scan {
        var entries: [StoredLine] = []
        var numbers: [String: Int] = [:]
        var hasFormat = false
        private var strayTexts = 0
        private var lastKey = ""
        private var hasEnd = false

        init(_ data: Data) {
            for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\n") {
                read(line.trimmingCharacters(in: .whitespaces.union(.controlCharacters)))
            }
        }

        var isOurs: Bool { hasFormat || !entries.isEmpty }

        var isWhole: Bool {
            hasFormat && hasEnd && strayTexts == 0 && numbers["version"] == version
                && numbers["count"] == entries.count
        }

        private mutating func read(_ line: String) {
            if let text = line.content(of: "string") {
                if text == format {
                    hasFormat = true
                } else if let entry = StoredLine(text) {
                    entries.append(entry)
                } else {
                    strayTexts += 1
                }
            } else if let key = line.content(of: "key") {
                lastKey = key
            } else if let number = line.content(of: "integer").flatMap({ Int($0) }) {
                numbers[lastKey] = number
            } else if line == "</plist>" {
                hasEnd = true
            }
        }
    }
}

extension String {
    /// What stands between the two tags called `tag`, if these are the line.
    fileprivate func content(of tag: String) -> String? {
        guard hasPrefix("<\(tag)>"), hasSuffix("</\(tag)>") else { return nil }
        return String(dropFirst(tag.count + 2).dropLast(tag.count + 3))
    }
}
