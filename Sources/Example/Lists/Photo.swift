import UIKit

/// A photo, represented by a color.
public struct Photo: Hashable, Sendable {
    public var name: String
    /// The hue, from red through green and blue back to red.
    var hue: CGFloat
    var brightness: CGFloat

    var color: UIColor {
        UIColor(hue: hue, saturation: 0.55, brightness: brightness, alpha: 1)
    }

    /// A Boolean value that indicates whether white would be hard to read on the photo: hues from
    /// orange through green to light blue are brighter than others.
    var isBright: Bool { (0.09...0.6).contains(hue) }
}

/// The photos of one trip.
public struct Album: Sendable {
    public var title: String
    public var photos: [Photo]

    /// Five trips, most of which don't fill their last line.
    public static let all: [Album] = zip(titles, counts).enumerated().map { index, album in
        Album(title: album.0, photos: photos(of: album.0, number: index, count: album.1))
    }

    private static func photos(of title: String, number: Int, count: Int) -> [Photo] {
        (1...count).map { index in
            let hue = 0.52 + Double(number) * 0.19 + Double(index) * 0.008
            return Photo(
                name: "\(title) \(index)", hue: hue.truncatingRemainder(dividingBy: 1),
                brightness: 0.72 + Double(index * 7 % 5) * 0.06)
        }
    }

    private static let counts = [9, 17, 4, 25, 30]
    private static let titles = ["Norway", "Lake Constance", "Marseille", "Scotland", "Home"]
}
