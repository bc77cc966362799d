import Foundation

/// A reader for the strings, integers, and dictionaries of a binary property list (`bplist00`, as
/// in CoreFoundation's CFBinaryPList.c), down to the depth of KeyCommandKit's file.
///
/// Foundation copies a dictionary for each reference to the dictionary. On Linux (Swift 6.3),
/// `PropertyListSerialization` takes 9 seconds for a file of 242 bytes, and `PropertyListDecoder` 5
/// seconds for the three levels of one of 1,711 bytes. The number of references doesn't distinguish
/// such a file from others.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    /// The start of the unused bytes, two sizes and three numbers at the end of the file.
    private let trailer: Int
    /// The number of entries and characters that can still be read.
    private var remaining = KeyBindingsDocument.sizeLimit

    /// Returns the content of `data`; `nil` for data other than a binary property list, and for a
    /// list with more references than its size allows to read.
    static func contents(of data: Data) -> Any? {
        guard data.starts(with: Data("bplist00".utf8)), data.count >= 40 else { return nil }
        var list = BinaryPropertyList(bytes: [UInt8](data), trailer: data.count - 32)
        guard let root = list.number(at: list.trailer + 16, size: 8) else { return nil }
        let contents = list.value(of: root, depth: 3)
        return list.remaining < 0 ? nil : contents
    }

    private mutating func value(of object: Int, depth: Int) -> Any? {
        let size = Int(bytes[trailer + 6])
        guard object < bytes.count, let table = number(at: trailer + 24, size: 8), table < trailer,
            let place = number(at: table + object * size, size: size), place < trailer
        else { return nil }
        let kind = bytes[place] >> 4
        var (count, start) = (Int(bytes[place] & 0xF), place + 1)
        if kind == 0x1 { return number(at: start, size: 1 << count) }
        if count == 0xF {
            // The count is an integer of its own.
            let size = 1 << Int(bytes[start] & 0xF)
            guard let large = number(at: start + 1, size: size) else { return nil }
            (count, start) = (large, start + 1 + size)
        }
        remaining -= min(count, remaining + 1)
        switch kind {
        case _ where remaining < 0: return nil
        case 0x5: return text(at: start, size: count, .ascii)
        case 0x6: return text(at: start, size: 2 * count, .utf16BigEndian)
        case 0xD where depth > 0: return dictionary(at: start, count, depth: depth - 1)
        default: return nil
        }
    }

    private func text(at start: Int, size: Int, _ encoding: String.Encoding) -> String? {
        guard size <= trailer - start else { return nil }
        return String(bytes: bytes[start..<start + size], encoding: encoding)
    }

    private mutating func dictionary(at start: Int, _ count: Int, depth: Int) -> [String: Any]? {
        let size = Int(bytes[trailer + 7])
        var dictionary: [String: Any] = [:]
        for index in 0..<count {
            guard let key = number(at: start + index * size, size: size),
                let object = number(at: start + (count + index) * size, size: size),
                let name = value(of: key, depth: 0) as? String
            else { return nil }
            // A value of another type is replaced with data that no reader looks for.
            dictionary[name] = value(of: object, depth: depth) ?? Data()
        }
        return dictionary
    }

    /// Returns a big-endian integer; `nil` for one that is negative or too large for an `Int`.
    private func number(at place: Int, size: Int) -> Int? {
        guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
        let bits = bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Int(exactly: bits)
    }
}
