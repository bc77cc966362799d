import Foundation

/// The content of a file of bindings: a property list that any program can open, with one binding
/// in each line.
///
/// It is read line by line and never as a whole, so that a damaged line hides no other.
struct KeyBindingsDocument: Hashable, Sendable {
    /// The record that could be read.
    let record: KeyBindingsRecord
    /// The reason why the record may not be all; `nil` if it is.
    let problem: KeyBindingsStorageError?
    /// A Boolean value that indicates whether no part of the file is missing, be it of a newer
    /// version.
    let isWhole: Bool

    /// The maximum size in bytes: a megabyte, which is ten thousand changed bindings.
    static let sizeLimit = 1 << 20
    private static let version = 1
    private static let format = "KeyboardAssistant.KeyBindings"

    /// Returns the content of a file with `record`.
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

    /// Reads the content of a file; any bytes are accepted.
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

    /// The lines of a file, one by one.
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

        /// A Boolean value that indicates whether the file has this format.
        var isRecognized: Bool { hasFormat || !entries.isEmpty }

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
                // A number whose own key is missing does not belong to the key before.
                lastKey = ""
            } else if line == "</plist>" {
                hasEnd = true
            }
        }
    }
}

extension String {
    /// Returns the text between the two tags called `tag`, if the line has nothing else.
    fileprivate func content(of tag: String) -> String? {
        guard hasPrefix("<\(tag)>"), hasSuffix("</\(tag)>") else { return nil }
        return String(dropFirst(tag.count + 2).dropLast(tag.count + 3))
    }
}

/// The states of bindings in a file.
struct KeyBindingsRecord: Hashable, Sendable {
    /// The states other than the default.
    var states: KeyBinding.States = [:]
    /// The lines of a newer version that this one does not understand.
    var unknown: [String] = []

    init(states: KeyBinding.States = [:], unknown: [String] = []) {
        self.states = states.filter { $0.value != .default }
        self.unknown = unknown
    }

    /// Creates a record of lines; of several lines about one binding the last one counts.
    init(_ lines: [StoredLine]) {
        for line in lines {
            switch line {
            case .entry(let identifier, let state): states[identifier] = state
            case .unknown(let content): if !unknown.contains(content) { unknown.append(content) }
            }
        }
    }

    /// The lines of the record, which are always the same for the same record.
    var lines: [StoredLine] {
        states.sorted { ($0.key.provider, $0.key.key) < ($1.key.provider, $1.key.key) }
            .map { .entry($0.key, $0.value) } + unknown.map(StoredLine.unknown)
    }
}
