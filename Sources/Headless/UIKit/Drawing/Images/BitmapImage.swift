import CoreGraphics
import Foundation

/// A picture of pixels in a PNG file.
struct BitmapImage: Equatable, Sendable {
    let data: Data
    /// The size in points.
    let size: CGSize
    let scale: CGFloat

    /// Creates an image by reading its size; `nil` if `data` isn't a PNG file.
    init?(_ data: Data, scale: CGFloat) {
        let head = [UInt8](data.prefix(24))
        // The PNG specification: a signature, then the chunk IHDR that begins with both lengths.
        guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(at index: Int) -> CGFloat {
            CGFloat(head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) })
        }
        self.data = data
        self.scale = scale > 0 ? scale : 1
        size = CGSize(width: number(at: 16) / self.scale, height: number(at: 20) / self.scale)
    }

    /// Creates an image from a file whose name may contain its scale, as in "photo@2x.png".
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data, scale: scale)
    }

    // Apple, `init(named:in:compatibleWith:)`: the name without the scale, and for PNG files also
    // without the extension. There are no asset catalogs here.
    static func named(_ name: String, in bundle: Bundle) -> BitmapImage? {
        let name = name as NSString
        let type = name.pathExtension.isEmpty ? "png" : name.pathExtension
        let base = name.pathExtension.isEmpty ? name as String : name.deletingPathExtension
        return ["@2x", "@3x", ""].lazy
            .compactMap { bundle.path(forResource: base + $0, ofType: type) }
            .compactMap { BitmapImage(path: $0) }.first
    }
}
