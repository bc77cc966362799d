import CoreGraphics

/// The frames of the image and the two texts of a list's row.
struct ListContentLayout: Equatable, Sendable {
    var margins: UIEdgeInsets
    var imageSize: CGSize?
    /// The width in which the image is centered, if it isn't wider.
    var reservedWidth: CGFloat = 0
    var imagePadding: CGFloat
    var isSideBySide: Bool
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var isRightToLeft: Bool

    struct Frames: Equatable, Sendable {
        var image: CGRect?
        var text: CGRect
        var secondaryText: CGRect
    }

    /// The width of the image's place; `nil` without an image.
    private var placeWidth: CGFloat? { imageSize.map { max($0.width, reservedWidth) } }

    /// Returns the maximum width of both texts together.
    func textWidth(in width: CGFloat) -> CGFloat {
        let image = placeWidth.map { $0 + imagePadding } ?? 0
        return max(0, width - margins.left - margins.right - image)
    }

    /// Returns the height for texts of these sizes.
    func height(text: CGSize, secondaryText: CGSize) -> CGFloat {
        let texts = textsHeight(text, secondaryText)
        return max(texts, imageSize?.height ?? 0) + margins.top + margins.bottom
    }

    func frames(in size: CGSize, text: CGSize, secondaryText: CGSize) -> Frames {
        let start = margins.left + (placeWidth.map { $0 + imagePadding } ?? 0)
        let width = textWidth(in: size.width)
        let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
        let frames = Frames(
            image: imageSize.map {
                CGRect(
                    x: margins.left + max(0, reservedWidth - $0.width) / 2,
                    y: middle - $0.height / 2, width: $0.width, height: $0.height)
            },
            text: CGRect(
                x: start, y: middle - textsHeight(text, secondaryText) / 2,
                width: isSideBySide ? min(text.width, width) : width, height: text.height),
            secondaryText: .zero)
        let placed = placing(secondaryText, of: frames, middle: middle, width: width)
        return isRightToLeft ? placed.mirrored(in: size.width) : placed
    }

    private func placing(
        _ size: CGSize, of frames: Frames, middle: CGFloat, width: CGFloat
    ) -> Frames {
        var frames = frames
        let text = frames.text
        guard isSideBySide else {
            let gap = text.height > 0 && size.height > 0 ? verticalPadding : 0
            frames.secondaryText = CGRect(
                x: text.minX, y: text.maxY + gap, width: width, height: size.height)
            return frames
        }
        let room = max(0, width - text.width - horizontalPadding)
        let own = min(size.width, room)
        frames.text.origin.y = middle - text.height / 2
        frames.secondaryText = CGRect(
            x: text.minX + width - own, y: middle - size.height / 2, width: own,
            height: size.height)
        return frames
    }

    private func textsHeight(_ text: CGSize, _ secondaryText: CGSize) -> CGFloat {
        if isSideBySide { return max(text.height, secondaryText.height) }
        let gap = text.height > 0 && secondaryText.height > 0 ? verticalPadding : 0
        return text.height + gap + secondaryText.height
    }
}

extension ListContentLayout.Frames {
    fileprivate func mirrored(in width: CGFloat) -> Self {
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return Self(
            image: image.map(mirrored), text: mirrored(text),
            secondaryText: mirrored(secondaryText))
    }
}
