import Foundation

/// The content of a stored file, which is a property list with one binding per line.
///
/// Any program can open the property list. The library reads it line by line, so that a damaged
/// line doesn't affect the others.
struct KeyBindingsDocument: Hashable, Sendable {
    /// The bindings that could be read.
    let record: KeyBindingsRecord
    /// The reason why the record may be incomplete; `nil` if it is complete.
    let problem: KeyBindingsStorageError?
    /// A Boolean value that indicates whether the file is complete, including the parts that a
    /// newer version wrote.
    let isWhole: Bool

    /// The maximum size in bytes.
    ///
    /// One megabyte is enough for ten thousand changed bindings.
    static let sizeLimit = 1 << 20
    private static let version = 1
    private static let format = "KeyboardAssistant.KeyBindings"

    /// Returns the content of a file for `record`.
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

    /// Reads the content of a file.
    ///
    /// Any data is accepted.
    init(_ data: Data) {
        guard data.count <= Self.sizeLimit else {
            self.init(KeyBindingsRecord(), .tooLarge(bytes: data.count), isWhole: false)
            return
        }
        let scan = Scan(data)
        guard scan.isRecognized else {
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
            scan.record,
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

    /// The state while a file is read line by line.
    private struct Scan {
        private var lines: [StoredLine] = []
        private(set) var record = KeyBindingsRecord()
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
            record = KeyBindingsRecord(lines)
        }

        /// A Boolean value that indicates whether the file has this format.
        var isRecognized: Bool { hasFormat || !lines.isEmpty }

        var version: Int? { numbers["version"] }

        /// A Boolean value that indicates whether nothing is missing.
        ///
        /// Repeated lines count once, because a line may have replaced another one.
        var isWhole: Bool {
            hasFormat && hasEnd && strayTexts == 0 && (version ?? 0) >= KeyBindingsDocument.version
                && numbers["count"] == record.count
        }

        private mutating func read(_ line: String) {
            if let text = line.content(of: "string") {
                if text == format {
                    hasFormat = true
                } else if let entry = StoredLine(text) {
                    lines.append(entry)
                } else {
                    strayTexts += 1
                }
            } else if let key = line.content(of: "key") {
                lastKey = key
            } else if let number = line.content(of: "integer").flatMap({ Int($0) }) {
                numbers[lastKey] = number
                // A number without a key doesn't belong to the previous key.
                lastKey = ""
            } else if line == "</plist>" {
                hasEnd = true
            }
        }
    }
}

extension String {
    /// Returns the text between the tags `tag` if the line contains nothing else.
    fileprivate func content(of tag: String) -> String? {
        guard hasPrefix("<\(tag)>"), hasSuffix("</\(tag)>") else { return nil }
        return String(dropFirst(tag.count + 2).dropLast(tag.count + 3))
    }
}

/// The stored states of bindings.
struct KeyBindingsRecord: Hashable, Sendable {
    /// The states that aren't the default.
    var states: KeyBinding.States = [:]
    /// The lines from a newer version that this version doesn't understand.
    var unknown: [String] = []

    init(states: KeyBinding.States = [:], unknown: [String] = []) {
        self.states = states.filter { $0.value != .default }
        self.unknown = unknown
    }

    /// Creates a record from lines.
    ///
    /// If several lines are about the same binding, the last one is used.
    init(_ lines: [StoredLine]) {
        for line in lines {
            switch line {
            case .entry(let identifier, let state): states[identifier] = state
            case .unknown(let content): unknown.append(content)
            }
        }
        unknown = unknown.withoutRepetition
    }

    /// The number of lines of the record.
    var count: Int { states.count + unknown.count }

    /// The lines of the record, in an order that is the same for equal records.
    var lines: [StoredLine] {
        states.sorted { ($0.key.provider, $0.key.key) < ($1.key.provider, $1.key.key) }
            .map { .entry($0.key, $0.value) } + unknown.map(StoredLine.unknown)
    }
}
