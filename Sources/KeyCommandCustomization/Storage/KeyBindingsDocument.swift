import Foundation

/// The content of a stored file: a property list, followed by the checksum of the list.
///
/// Any program can open the property list. A file with damage to any bit isn't used, because the
/// storage has a copy of the last saved data.
struct KeyBindingsDocument: Hashable, Sendable {
    /// The bindings that could be read.
    let record: KeyBindingsRecord
    /// The reason why the record may be incomplete; `nil` for a complete record.
    let problem: KeyBindingsStorageError?

    /// The maximum size in bytes.
    ///
    /// One megabyte is enough for ten thousand changed bindings.
    static let sizeLimit = 1 << 20
    private static let version = 1
    private static let format = "KeyboardAssistant.KeyBindings"

    /// Returns the content of a file for `record`.
    static func data(of record: KeyBindingsRecord) -> Data {
        var list: [String: Any] = ["format": format, "version": version, "states": record.texts]
        if !record.recents.isEmpty { list["recent"] = record.recents.texts }
        // Only a value that no property list can have would be an error.
        let data = try? PropertyListSerialization.data(
            fromPropertyList: list, format: .xml, options: 0)
        return sealed(data ?? Data())
    }

    /// Reads the content of a file.
    ///
    /// Any data is accepted.
    init(_ data: Data) {
        guard data.count <= Self.sizeLimit else {
            self.init(problem: .tooLarge(bytes: data.count))
            return
        }
        if let (version, record) = Self.content(of: data) {
            self.init(
                record,
                problem: version > Self.version ? .newer(version: version) : nil)
        } else if let old = KeyCommandKitFile(data) {
            self.init(
                KeyBindingsRecord(states: old.states), problem: old.isWhole ? nil : .damaged)
        } else {
            let isOurs = data.isEmpty || data.range(of: Data(Self.format.utf8)) != nil
            self.init(problem: isOurs ? .damaged : .foreign)
        }
    }

    private init(
        _ record: KeyBindingsRecord = KeyBindingsRecord(), problem: KeyBindingsStorageError?
    ) {
        self.record = record
        self.problem = problem
    }

    /// A Boolean value that indicates whether the record is complete, including the parts by a
    /// newer version.
    var isWhole: Bool {
        if case .newer = problem { return true }
        return problem == nil
    }

    /// A Boolean value that indicates whether at least a part of the file could be read.
    var isReadable: Bool { isWhole || !record.states.isEmpty }

    /// Returns the document with the bindings of `copy` if none of its own could be read.
    func recovered(from copy: @autoclosure () -> Data?) -> KeyBindingsDocument {
        guard !isReadable, let copy = copy().map(KeyBindingsDocument.init), copy.isWhole else {
            return self
        }
        return KeyBindingsDocument(copy.record, problem: problem)
    }

    private static func content(of data: Data) -> (version: Int, KeyBindingsRecord)? {
        guard let list = unsealed(data).flatMap(XMLPropertyList.contents) as? [String: Any],
            list["format"] as? String == format, let version = list["version"] as? Int,
            version > 0, let texts = list["states"] as? KeyBindingsRecord.Texts
        else { return nil }
        var record = KeyBindingsRecord(texts)
        record.recents = RecentCommands(list["recent"] as? KeyBindingsRecord.Texts ?? [:])
        return (version, record)
    }

    /// Returns `list` with its checksum in a comment.
    ///
    /// Other programs skip the comment.
    static func sealed(_ list: Data) -> Data {
        // 64-bit FNV-1a detects a change of any bit, and is the same on every machine.
        let sum = list.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return list + Data("<!-- \(sum) -->\n".utf8)
    }

    /// Returns `data` without its checksum; `nil` for a wrong checksum.
    private static func unsealed(_ data: Data) -> Data? {
        guard let comment = data.range(of: Data("<!--".utf8), options: .backwards) else {
            return nil
        }
        let list = data[..<comment.lowerBound]
        return sealed(list) == data ? list : nil
    }
}
