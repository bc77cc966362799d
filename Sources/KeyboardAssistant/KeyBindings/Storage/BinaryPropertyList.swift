import Foundation

/// A reader for property lists in Apple's binary format (`bplist00`, as in CoreFoundation's
/// CFBinaryPList.c).
///
/// The system's parser copies a container for each reference to it, so that a file of 150 bytes can
/// keep it busy for minutes. This reader stops after `limit` entries and characters.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let root: Int
    private let offsetTable: Int
    /// The number of entries and characters that can still be read.
    private var remaining: Int

    private static let header = Data("bplist".utf8)
    private static let headerSize = 8
    private static let trailerSize = 32

    /// Creates a reader; `nil` if `data` doesn't have the header and trailer of the format.
    init?(_ data: Data, limit: Int) {
        guard data.starts(with: Self.header), data.count > Self.headerSize + Self.trailerSize
        else { return nil }
        bytes = [UInt8](data)
        remaining = limit
        // The trailer has five unused bytes, a version, two sizes, and three eight-byte numbers.
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = Self.number(in: bytes, at: trailer + 8, size: 8),
            let root = Self.number(in: bytes, at: trailer + 16, size: 8),
            let table = Self.number(in: bytes, at: trailer + 24, size: 8),
            (1...8).contains(offsetSize), (1...8).contains(referenceSize), root < count,
            count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
        else { return nil }
        self.root = root
        offsetTable = table
    }

    /// Returns the strings, integers and dictionaries down to `depth` levels of nesting.
    ///
    /// All other values are `Unsupported`. Returns `nil` if the limit is exceeded.
    mutating func contents(depth: Int) -> Any? {
        let contents = value(of: root, depth: depth)
        return remaining < 0 ? nil : contents
    }

    /// A placeholder for an object of another type, or one that can't be read.
    struct Unsupported {}

    private mutating func value(of object: Int, depth: Int) -> Any {
        guard remaining >= 0, let (kind, start) = marker(of: object) else { return Unsupported() }
        switch kind >> 4 {
        case 0x1:
            return Self.number(in: bytes, at: start, size: 1 << Int(kind & 0xF)) ?? Unsupported()
        case 0x5: return text(at: start, kind, unit: 1) ?? Unsupported()
        case 0x6: return text(at: start, kind, unit: 2) ?? Unsupported()
        case 0xD where depth > 0: return dictionary(at: start, kind, depth: depth) ?? Unsupported()
        default: return Unsupported()
        }
    }

    /// Returns the byte with an object's type, and the offset of its content.
    private func marker(of object: Int) -> (kind: UInt8, start: Int)? {
        guard object < bytes.count,
            let offset = Self.number(
                in: bytes, at: offsetTable + object * offsetSize, size: offsetSize),
            offset >= Self.headerSize, offset < offsetTable
        else { return nil }
        return (bytes[offset], offset + 1)
    }

    /// Returns the number of an object's elements, and the offset of the first one.
    ///
    /// A count of fifteen or more is stored as a separate object.
    private func extent(at start: Int, _ kind: UInt8) -> (count: Int, start: Int)? {
        guard kind & 0xF == 0xF else { return (Int(kind & 0xF), start) }
        guard start < bytes.count, bytes[start] >> 4 == 0x1 else { return nil }
        let size = 1 << Int(bytes[start] & 0xF)
        return Self.number(in: bytes, at: start + 1, size: size).map { ($0, start + 1 + size) }
    }

    private mutating func text(at start: Int, _ kind: UInt8, unit: Int) -> String? {
        guard let (count, start) = extent(at: start, kind),
            count <= (bytes.count - start) / unit, consume(count)
        else { return nil }
        let content = bytes[start..<start + count * unit]
        return String(bytes: content, encoding: unit == 1 ? .ascii : .utf16BigEndian)
    }

    private mutating func dictionary(at start: Int, _ kind: UInt8, depth: Int) -> [String: Any]? {
        guard let (count, start) = extent(at: start, kind),
            count <= (bytes.count - start) / (2 * referenceSize), consume(count)
        else { return nil }
        var dictionary: [String: Any] = [:]
        for index in 0..<count {
            guard let key = reference(index, from: start),
                let object = reference(count + index, from: start),
                let name = value(of: key, depth: 0) as? String
            else { return nil }
            dictionary[name] = value(of: object, depth: depth - 1)
        }
        return dictionary
    }

    private func reference(_ index: Int, from start: Int) -> Int? {
        Self.number(in: bytes, at: start + index * referenceSize, size: referenceSize)
    }

    private mutating func consume(_ count: Int) -> Bool {
        remaining -= min(count, remaining + 1)
        return remaining >= 0
    }

    /// Returns a big-endian integer; `nil` if it is negative or too large for an `Int`.
    private static func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, size <= 8, size <= bytes.count - offset else { return nil }
        let bits = bytes[offset..<offset + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Int(exactly: bits)
    }
}
