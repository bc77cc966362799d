import UIKit

/// A picture, of which the example knows only the color.
public struct Photo: Hashable, Sendable {
    public var name: String
    /// From red over green and blue to red again.
    var hue: CGFloat
    var brightness: CGFloat

    var color: UIColor {
        UIColor(hue: hue, saturation: 0.55, brightness: brightness, alpha: 1)
    }
}

/// The pictures of one journey.
public struct Album: Sendable {
    public var title: String
    public var photos: [Photo]

    /// Five journeys, most of which do not fill their last line.
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
