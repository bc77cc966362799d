import CoreGraphics
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIView and the Auto Layout Guide.
@MainActor @Suite struct LayoutSizeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("A view takes its intrinsic content size, and changes along with it")
    func aViewIsAsLargeAsItsContents() {
        let view = root.addConstrained(SizedView(40, 20))
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.become(60, 30)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 60, height: 30))
    }

    // Apple, "Auto Layout Guide": by default hugging is 250 and compression resistance 750.
    @Test("By default a view hugs its content at 250 and resists compression at 750")
    func theDefaultsAre250And750() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("Of two views in a row, the one that hugs its content less is stretched")
    func theViewThatHugsLessIsStretched() {
        let label = root.addConstrained(SizedView(50, 20))
        let field = root.addConstrained(SizedView(50, 20))
        label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        row(label, field)
        #expect(label.frame.width == 50)
        #expect(field.frame == CGRect(x: 50, y: 0, width: 270, height: 20))
    }

    @Test("Of two views in a row, the one that resists compression less is compressed")
    func theViewThatResistsLessIsCompressed() {
        let label = root.addConstrained(SizedView(200, 20))
        let field = root.addConstrained(SizedView(200, 20))
        field.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        row(label, field)
        #expect(label.frame.width == 200)
        #expect(field.frame.width == 120)
    }

    private func row(_ first: UIView, _ second: UIView) {
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
    }

    @Test("The fitting size is the smallest that holds the content, or has a required width")
    func aFittingSizeIsTheSmallestThatHoldsTheContents() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        view.addConstrained(SizedView(100, 30)).fill(view, by: 10)
        let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed == CGSize(width: 120, height: 50))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 50))
    }

    @Test("A wrapper with a flexible size passes the size of its content on to its superview")
    func aWrapperThatStretchesPassesItsContentsSizeOn() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let wrapper = UIView(frame: cell.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(wrapper)
        wrapper.addConstrained(SizedView(100, 60)).fill(wrapper, by: 10)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 80))
    }

    @Test("The fitting height of a view with wrapped text is greater for a smaller width")
    func aFittingHeightFollowsFromTheWidthOfWrappedText() {
        let view = UIView()
        let label = view.addConstrained(UILabel())
        label.numberOfLines = 0
        label.text = "One line that is too long for half a screen and much too long for a quarter"
        label.fill(view, by: 10)
        func height(_ width: CGFloat) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(100) > 2 * height(320))
    }

    @Test("Layout margins are 8 points, and a view constrained to them follows others")
    func layoutMarginsAreEightPointsAndCanBeChosen() {
        let view = root.addConstrained()
        view.fillMargins(of: root)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    }

    @Test("Constraints place a view's alignment rectangle, and its frame extends beyond that")
    func alignmentRectsLeaveDecorationOut() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        let view = root.addConstrained(Shadowed())
        view.fill(root)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -2, y: -1, width: 326, height: 484))
    }

    @Test("Autoresizing masks share out what the superview gains in width and height")
    func autoresizingMasksShareWhatTheSuperviewGains() {
        let both = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
        both.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let centered = UIView(frame: CGRect(x: 110, y: 0, width: 100, height: 10))
        centered.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let still = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        for view in [both, centered, still] { root.addSubview(view) }
        root.frame.size = CGSize(width: 420, height: 500)
        #expect(both.frame == CGRect(x: 10, y: 30, width: 400, height: 100))
        #expect(centered.frame == CGRect(x: 160, y: 0, width: 100, height: 10))
        #expect(still.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test("A view can be constrained to another one that its autoresizing mask places")
    func autoresizingTakesPartInConstraints() {
        let box = root.addConstrained()
        let follower = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(follower)
        let beside = box.addConstrained()
        box.fill(root)
        NSLayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: follower.centerXAnchor),
            beside.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == root.bounds)
        #expect(beside.frame.minX == 160)
    }
}

extension UIView {
    func fillMargins(of other: UIView) {
        let guide = other.layoutMarginsGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            topAnchor.constraint(equalTo: guide.topAnchor),
            bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}
