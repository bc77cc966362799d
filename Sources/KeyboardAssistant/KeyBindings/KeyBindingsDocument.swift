import Foundation

/// A file of bindings: a property list that any program can open, with one binding in each line.
///
/// It is read line by line and never as a whole, so that what is damaged cannot hide what is not.
struct KeyBindingsDocument: Hashable, Sendable {
    /// What could be read.
    let record: KeyBindingsRecord
    /// Why that may not be all; nil if it is.
    let problem: KeyBindingsStorageError?
    /// Whether nothing is gone of the file, be it of a newer version.
    let isWhole: Bool

    /// The most bytes that are read or written: a megabyte, which is ten thousand changed bindings.
    static let sizeLimit = 1 << 20
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
        guard data.count <= Self.sizeLimit else {
            self.init(KeyBindingsRecord(), .tooLarge(bytes: data.count), isWhole: false)
            return
        }
        let scan = Scan(data)
        guard scan.isOurs else {
            guard let old = KeyCommandKitFile(data) else {
                self.init(KeyBindingsRecord(), data.isEmpty ? .damaged : .foreign, isWhole: false)
                return
            }
            self.init(
                KeyBindingsRecord(states: old.states), old.isWhole ? nil : .damaged,
                isWhole: old.isWhole)
            return
        }
        let newer = scan.version.flatMap { $0 > Self.version ? $0 : nil }
        self.init(
            KeyBindingsRecord(scan.entries),
            newer.map { .newer(version: $0) } ?? (scan.isWhole ? nil : .damaged),
            isWhole: scan.isWhole)
    }

    private init(
        _ record: KeyBindingsRecord, _ problem: KeyBindingsStorageError?, isWhole: Bool
    ) {
        self.record = record
        self.problem = problem
        self.isWhole = isWhole
    }

    /// The lines of a file.
    private struct Scan {
        private(set) var entries: [StoredLine] = []
        private var numbers: [String: Int] = [:]
        private var hasFormat = false
        private var strayTexts = 0
        private var lastKey = ""
        private var hasEnd = false

        init(_ data: Data) {
            let surroundings = CharacterSet.whitespaces.union(.controlCharacters)
            let text = String(decoding: data, as: UTF8.self)
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                read(String(Substring(line)).trimmingCharacters(in: surroundings))
            }
        }

        var isOurs: Bool { hasFormat || !entries.isEmpty }

        var version: Int? { numbers["version"] }

        var isWhole: Bool {
            hasFormat && hasEnd && strayTexts == 0 && (version ?? 0) >= KeyBindingsDocument.version
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
                // A number whose own key is gone is not the one of the key before.
                lastKey = ""
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
