import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

/// Enumerations keep what number they are made from, as those of Objective-C do.
@MainActor
@Suite struct OpenEnumerationTests {
    // 7 is what keyboard notifications give.
    @Test("The keyboard's curve has no name, and animates", .requirement("U528"))
    func keyboardCurve() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(curve.rawValue == 7)
        #expect(![.easeInOut, .easeIn, .easeOut, .linear].contains(curve))
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue << 16))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 0.1, delay: 0, options: options) { view.frame.origin.y = 5 }
        #expect(view.frame.minY == 5)
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: curve) {
            view.frame.origin.y = 10
        }
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == curve)
        animator.startAnimation()
        #expect(view.frame.minY == 10)
        animator.stopAnimation(true)
    }

    @Test(
        "A number without a name is kept, and is not one of those with a name", .requirement("U528")
    )
    func numbersAreKept() {
        #expect(UIReturnKeyType(rawValue: 99)?.rawValue == 99)
        #expect(UIKeyboardType(rawValue: 99) != .default)
        #expect(UITextField.ViewMode(rawValue: -3)?.rawValue == -3)
        #expect(UIInterfaceOrientation(rawValue: 9)?.isPortrait == false)
        #expect(UICollectionView.ElementCategory(rawValue: 8)?.rawValue == 8)
        #expect(UITouch.TouchType.stylus == .pencil)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("Whoever knows all names still has a case for the others", .requirement("U528"))
    func switchesHaveDefault() {
        func name(_ axis: NSLayoutConstraint.Axis?) -> String {
            switch axis {
            case .horizontal: "row"
            case .vertical: "column"
            case nil: "none"
            @unknown default: "other"
            }
        }
        #expect(name(.horizontal) == "row")
        #expect(name(NSLayoutConstraint.Axis(rawValue: 1)) == "column")
        #expect(name(NSLayoutConstraint.Axis(rawValue: 2)) == "other")
    }

    #if canImport(SimulatedDevice)
    @Test("A view that does not know a number shows what it shows by default", .requirement("U528"))
    func unknownNumberIsDefault() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.distribution = try #require(UIStackView.Distribution(rawValue: 77))
        stack.axis = try #require(NSLayoutConstraint.Axis(rawValue: 77))
        stack.layoutIfNeeded()
        #expect(stack.distribution.rawValue == 77 && stack.axis.rawValue == 77)
    }
    #endif
}
