import Foundation

/// A reader for XML property lists, which can come from strangers.
///
/// Foundation's parsers recurse. On Linux (Swift 6.3), `PropertyListSerialization` overflows a
/// stack of half a megabyte with 30,000 nested `<plist>` tags, and `PropertyListDecoder` one of a
/// megabyte with 2,000 nested arrays.
enum XMLPropertyList {
    /// The largest number of containers, of which KeyCommandKit's file has one for each binding.
    private static let limit = 1000

    /// Returns the content of `data`; `nil` if it isn't an XML property list, or has too many
    /// containers.
    static func contents(of data: Data) -> Any? {
        // What precedes this tag can declare another encoding, such as UTF-7, which hides tags.
        guard let start = data.range(of: Data("<plist".utf8))?.lowerBound else { return nil }
        let list = Data(data[start...])
        // No more of <plist>, <dict> and <array> can be nested than there are.
        let containers = zip(list, list.dropFirst()).filter {
            $0 == UInt8(ascii: "<") && "pda".utf8.contains($1)
        }
        guard containers.count <= limit else { return nil }
        return try? PropertyListSerialization.propertyList(from: list, format: nil)
    }
}
