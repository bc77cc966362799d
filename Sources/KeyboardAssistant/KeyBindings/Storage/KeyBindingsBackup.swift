import Foundation

/// A copy of a file that couldn't be read as a whole, known by its name.
struct KeyBindingsBackup: Hashable, Sendable {
    /// A number that is higher for newer copies, whatever the clock says.
    let number: UInt32
    /// The checksum of the data.
    let checksum: String

    /// The number of copies that are kept, each of which has at most one megabyte.
    static let limit = 10

    /// Creates the name of a copy of `data` that is newer than `others`.
    init(of data: Data, after others: [KeyBindingsBackup]) {
        let last = others.map(\.number).max() ?? 0
        number = last == .max ? last : last + 1
        checksum = Checksum.of(data)
    }

    /// Reads a file name; `nil` for any other file.
    init?(name: String) {
        let parts = name.components(separatedBy: ".")
        guard parts.count == 4, let number = UInt32(parts[1]), Checksum.isWellFormed(parts[2])
        else { return nil }
        (self.number, checksum) = (number, parts[2])
        guard self.name == name else { return nil }
    }

    var name: String { "KeyBindings.\(number).\(checksum).plist" }

    /// Returns the copies that aren't kept.
    ///
    /// A program can damage the file again and again, each time in a different way. The first copy
    /// was made before that, and so it has most of what people chose. The newest ones have what
    /// people chose since.
    static func dispensable(among backups: [KeyBindingsBackup]) -> [KeyBindingsBackup] {
        Array(
            backups.sorted { $0.number < $1.number }.dropFirst().dropLast(limit - 1))
    }
}
