import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIImage and UIImageView.
@MainActor
@Suite struct UIImageTests {
    @Test("A symbol that does not exist is nil")
    func unknownSymbolIsNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test(
        "Symbols for the controls of a form exist",
        arguments: [
            "chevron.up", "chevron.down", "chevron.left", "chevron.right", "chevron.backward",
            "chevron.forward", "xmark", "xmark.circle.fill", "checkmark", "keyboard",
            "magnifyingglass", "person", "person.crop.circle", "envelope", "lock", "eye", "globe",
            "mic", "face.smiling", "delete.left", "shift", "return",
            "line.3.horizontal.decrease.circle", "gearshape", "plus", "trash",
        ])
    func symbolsForFormControlsExist(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        #expect(image.size.width > 0 && image.size.height > 0)
        #expect(image.renderingMode == .automatic)
    }

    @Test("A symbol grows with the point size that is asked for")
    func symbolGrowsWithPointSize() throws {
        let small = UIImage.SymbolConfiguration(pointSize: 10)
        let large = UIImage.SymbolConfiguration(pointSize: 20)
        let image = try #require(UIImage(systemName: "plus", withConfiguration: small))
        let larger = image.withConfiguration(large)
        #expect(abs(larger.size.width - 2 * image.size.width) < 0.001)
    }

    @Test("A symbol can be as large as the text beside it")
    func symbolCanMatchTextBesideIt() throws {
        let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .bold))
        let points = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        #expect(font == points)
        let image = try #require(UIImage(systemName: "plus", withConfiguration: font))
        #expect(image.size == UIImage(systemName: "plus", withConfiguration: points)?.size)
    }

    @Test("Asking for another rendering mode leaves the image itself alone")
    func otherRenderingModeLeavesImageUnchanged() throws {
        let image = try #require(UIImage(systemName: "plus"))
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(
            image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode
                == .alwaysOriginal)
        #expect(image.renderingMode == .automatic)
    }

    @Test("An image flips for right-to-left languages if it is told to")
    func imageFlipsForRightToLeft() throws {
        let image = try #require(UIImage(systemName: "magnifyingglass"))
        #expect(!image.flipsForRightToLeftLayoutDirection)
        #expect(
            image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    @Test("An image view takes no touches and is as large as its image")
    func imageViewFitsImageWithoutTouches() throws {
        let image = try #require(UIImage(systemName: "plus"))
        let view = UIImageView(image: image)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.bounds.size == image.size)
        #expect(view.intrinsicContentSize == image.size)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
}
