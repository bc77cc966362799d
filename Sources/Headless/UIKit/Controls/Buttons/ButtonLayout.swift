import CoreGraphics

/// The frames of a button's image, title and subtitle, and the size that the button needs.
package struct ButtonLayout: Equatable, Sendable {
    /// The side of the titles on which the image stands.
    package enum ImageEdge: Sendable {
        case left, right, top, bottom
    }

    /// The positions of content in a larger range.
    package enum Alignment: Sendable {
        case near, middle, far, fill
    }

    package struct Frames: Equatable, Sendable {
        package var image = CGRect.zero
        package var title = CGRect.zero
        package var subtitle = CGRect.zero
    }

    package var image: CGSize?
    package var title: CGSize?
    package var subtitle: CGSize?
    package var insets = UIEdgeInsets.zero
    package var imageEdge = ImageEdge.left
    package var imagePadding: CGFloat = 0
    package var titlePadding: CGFloat = 0
    package var horizontal = Alignment.middle
    package var vertical = Alignment.middle
    package var minimum = CGSize.zero

    package init() {}

    private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }

    private var gap: CGFloat { image != nil && hasTitles ? imagePadding : 0 }

    private var hasTitles: Bool { title != nil || subtitle != nil }

    private var titlesSize: CGSize {
        let lineGap = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + lineGap + (subtitle?.height ?? 0))
    }

    private var contentSize: CGSize {
        let picture = image ?? .zero
        let titles = titlesSize
        return isStacked
            ? CGSize(
                width: max(picture.width, titles.width),
                height: picture.height + gap + titles.height)
            : CGSize(
                width: picture.width + gap + titles.width,
                height: max(picture.height, titles.height))
    }

    /// The size that a button with this content needs.
    package var size: CGSize {
        CGSize(
            width: max(minimum.width, contentSize.width + insets.left + insets.right),
            height: max(minimum.height, contentSize.height + insets.top + insets.bottom))
    }

    /// Returns the largest width of the titles in a button of this width.
    package func titleWidth(in width: CGFloat) -> CGFloat {
        let beside = isStacked ? 0 : (image?.width ?? 0) + (image == nil ? 0 : imagePadding)
        return max(0, width - insets.left - insets.right - beside)
    }

    package func frames(in bounds: CGRect) -> Frames {
        let area = bounds.inset(by: insets)
        let picture = image ?? .zero
        var titles = titlesSize
        titles.width = min(titles.width, titleWidth(in: bounds.width))
        return isStacked
            ? stacked(picture, titles, in: area) : sideBySide(picture, titles, in: area)
    }

    private func sideBySide(_ picture: CGSize, _ titles: CGSize, in area: CGRect) -> Frames {
        let total = picture.width + gap + titles.width
        let start = area.minX + Self.offset(total, in: area.width, horizontal)
        let pictureStart = imageEdge == .left ? start : start + titles.width + gap
        let titleStart = imageEdge == .left ? start + picture.width + gap : start
        let pictureTop = area.minY + Self.offset(picture.height, in: area.height, vertical)
        let titleTop = area.minY + Self.offset(titles.height, in: area.height, vertical)
        return frames(
            picture: CGRect(origin: CGPoint(x: pictureStart, y: pictureTop), size: picture),
            titles: CGRect(origin: CGPoint(x: titleStart, y: titleTop), size: titles))
    }

    private func stacked(_ picture: CGSize, _ titles: CGSize, in area: CGRect) -> Frames {
        let total = picture.height + gap + titles.height
        let start = area.minY + Self.offset(total, in: area.height, vertical)
        let pictureTop = imageEdge == .top ? start : start + titles.height + gap
        let titleTop = imageEdge == .top ? start + picture.height + gap : start
        let pictureStart = area.minX + Self.offset(picture.width, in: area.width, horizontal)
        let titleStart = area.minX + Self.offset(titles.width, in: area.width, horizontal)
        return frames(
            picture: CGRect(origin: CGPoint(x: pictureStart, y: pictureTop), size: picture),
            titles: CGRect(origin: CGPoint(x: titleStart, y: titleTop), size: titles))
    }

    private func frames(picture: CGRect, titles: CGRect) -> Frames {
        var frames = Frames(image: picture)
        frames.title = line(of: title, at: titles.minY, in: titles)
        let height = subtitle?.height ?? 0
        frames.subtitle = line(of: subtitle, at: titles.maxY - height, in: titles)
        return frames
    }

    /// Returns the frame of one title, centered if the image is above or below the titles.
    private func line(of size: CGSize?, at y: CGFloat, in titles: CGRect) -> CGRect {
        guard let size else { return .zero }
        let width = min(size.width, titles.width)
        let alignment = isStacked ? .middle : horizontal
        let x = titles.minX + Self.offset(width, in: titles.width, alignment)
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    private static func offset(
        _ length: CGFloat, in room: CGFloat, _ alignment: Alignment
    ) -> CGFloat {
        switch alignment {
        case .near, .fill: 0
        case .middle: (room - length) / 2
        case .far: room - length
        }
    }
}
