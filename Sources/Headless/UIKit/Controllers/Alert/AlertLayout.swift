import CoreGraphics

/// The frames of the parts of an alert, in UIKit's sizes (assumed: A48).
package struct AlertLayout: Equatable, Sendable {
    package static let width: CGFloat = 270
    package static let margin: CGFloat = 16
    package static let buttonHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 30

    /// The heights of title and message; zero if there is none.
    package var textHeights: [CGFloat]
    package var fieldCount: Int
    package var buttonCount: Int
    /// A Boolean value that indicates whether there is space for two buttons side by side.
    package var isSideBySide: Bool

    package init(
        textHeights: [CGFloat], fieldCount: Int, buttonCount: Int, isSideBySide: Bool
    ) {
        self.textHeights = textHeights
        self.fieldCount = fieldCount
        self.buttonCount = buttonCount
        self.isSideBySide = isSideBySide && buttonCount == 2
    }

    package var texts: [CGRect] {
        var top: CGFloat = 20
        return textHeights.map { height in
            defer { top += height + (height > 0 ? 4 : 0) }
            return CGRect(
                x: Self.margin, y: top, width: Self.width - 2 * Self.margin, height: height)
        }
    }

    package var fields: [CGRect] {
        let top = (texts.last?.maxY ?? 20) + 12
        return (0..<fieldCount).map { index in
            CGRect(
                x: Self.margin, y: top + CGFloat(index) * (Self.fieldHeight + 6),
                width: Self.width - 2 * Self.margin, height: Self.fieldHeight)
        }
    }

    /// The y-coordinate at which the buttons begin.
    package var buttonTop: CGFloat { (fields.last ?? texts.last ?? .zero).maxY + 20 }

    package var buttons: [CGRect] {
        let top = buttonTop
        if isSideBySide {
            let half = Self.width / 2
            return [0, half].map {
                CGRect(x: $0, y: top, width: half, height: Self.buttonHeight)
            }
        }
        return (0..<buttonCount).map { index in
            CGRect(
                x: 0, y: top + CGFloat(index) * Self.buttonHeight, width: Self.width,
                height: Self.buttonHeight)
        }
    }

    package var size: CGSize {
        CGSize(width: Self.width, height: buttons.last?.maxY ?? buttonTop)
    }
}
