import Foundation
import Requirements

/// Something that happens to a file.
enum FileDamage: CaseIterable {
    // To its bytes.
    case cut, beheaded, turnedBits, zeros, lostBytes, addedBytes, repeatedBlock, movedBlock
    // To its text.
    case otherEncoding, otherType, otherNumber, comment, deepNesting, tooLarge

    /// Returns some damage, rarely one that takes long to read.
    static func random(using numbers: inout SeededNumbers) -> FileDamage {
        let isLong = Int.random(in: 0..<100, using: &numbers) == 0
        let long: Set<FileDamage> = [.deepNesting, .tooLarge]
        let cases = allCases.filter { long.contains($0) == isLong }
        return cases[Int.random(in: cases.indices, using: &numbers)]
    }

    /// Damages `bytes` at a random place.
    func apply(to bytes: inout [UInt8], using numbers: inout SeededNumbers) {
        guard !bytes.isEmpty else { return }
        switch self {
        case .cut, .beheaded, .turnedBits, .zeros, .lostBytes, .addedBytes, .repeatedBlock,
            .movedBlock:
            damageBytes(&bytes, &numbers)
        case .otherEncoding, .otherType, .otherNumber, .comment, .deepNesting, .tooLarge:
            damageText(&bytes, &numbers)
        }
    }

    private func damageBytes(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        let start = Int.random(in: bytes.indices, using: &numbers)
        let end = min(bytes.count, start + Int.random(in: 1...64, using: &numbers))
        let block = bytes[start..<end]
        let place = Int.random(in: 0...bytes.count, using: &numbers)
        switch self {
        case .cut: bytes.removeSubrange(start...)
        case .beheaded: bytes.removeSubrange(..<start)
        case .turnedBits:
            for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                let place = Int.random(in: bytes.indices, using: &numbers)
                bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            }
        case .zeros: bytes.replaceSubrange(start..<end, with: block.map { _ in 0 })
        case .lostBytes: bytes.removeSubrange(start..<end)
        case .addedBytes:
            bytes.insert(
                contentsOf: block.map { _ in UInt8.random(in: 0...255, using: &numbers) },
                at: place)
        case .repeatedBlock: bytes.insert(contentsOf: Array(block), at: place)
        default:
            bytes.removeSubrange(start..<end)
            bytes.insert(contentsOf: block, at: min(place, bytes.count))
        }
    }

    private func damageText(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        var text = String(decoding: bytes, as: UTF8.self)
        switch self {
        case .otherEncoding:
            let encodings: [String.Encoding] = [.utf16, .utf32, .utf16LittleEndian, .isoLatin1]
            let encoding = encodings.randomElement(using: &numbers) ?? .utf16
            bytes = [UInt8](text.data(using: encoding, allowLossyConversion: true) ?? Data())
            return
        case .otherType:
            let tags = ["string", "integer", "key", "dict", "array", "data", "real", "date", "x"]
            let (old, new) = (tags.random(&numbers), tags.random(&numbers))
            text.replaceRandom("<\(old)>", with: "<\(new)>", &numbers)
        case .otherNumber:
            let values = ["-1", "0", "7", "1e9", "0x10", "9223372036854775807", "", "9 9", "٣"]
            let value = values.random(&numbers)
            text.replaceRandom("<integer>", with: "<integer>" + value, &numbers)
        case .comment:
            let comments = ["<!-- </dict> -->", "<!--", "-->", "<?x ?>", "<!-- /> -->"]
            let comment = comments.random(&numbers)
            text.replaceRandom("<", with: comment + "<", &numbers)
        case .deepNesting:
            let levels = [
                "<dict><key>a</key>", "<array>", "<plist>", "<dict><key>a</key><!--</dict>-->",
            ]
            let nested = String(repeating: levels.random(&numbers), count: 20_000)
            text.replaceRandom("<dict>", with: "<dict><key>z</key>" + nested, &numbers)
        default:
            text += String(repeating: "\n \u{0}x\t", count: 210_000)
        }
        bytes = Array(text.utf8)
    }
}

extension String {
    /// Replaces one of the occurrences of `part`, if there is any.
    fileprivate mutating func replaceRandom(
        _ part: String, with replacement: String, _ numbers: inout SeededNumbers
    ) {
        let pieces = components(separatedBy: part)
        guard pieces.count > 1 else { return }
        let place = Int.random(in: 1..<pieces.count, using: &numbers)
        self =
            pieces[..<place].joined(separator: part) + replacement
            + pieces[place...].joined(separator: part)
    }
}

extension [String] {
    fileprivate func random(_ numbers: inout SeededNumbers) -> String {
        self[Int.random(in: indices, using: &numbers)]
    }
}
