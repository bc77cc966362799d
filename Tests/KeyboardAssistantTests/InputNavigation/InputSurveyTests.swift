import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct InputSurveyTests {
    @Test(
        "One walk down finds the inputs that looking around each view finds",
        .requirement("U610"))
    func walkAgreesWithLookingAround() {
        var numbers = SeededNumbers(seed: 20_261_211)
        var count = 0
        for _ in 0..<300 {
            let root = tree(&numbers, depth: 0)
            root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            let found = InputSurvey(of: root).inReadingOrder
            let expected = root.inReadingOrder(reachable(in: root))
            #expect(found == expected)
            count += found.count
        }
        #expect(count > 300, "the trees contain inputs")
    }

    /// Returns the inputs by the definition, each of which is looked at by itself.
    private func reachable(in root: UIView) -> [UIView] {
        descendants(of: root).filter { view in
            let path = Array(sequence(first: view, next: { $0 === root ? nil : $0.superview }))
            let around = path.dropFirst()
            let isHidden = path.contains {
                !$0.isShown || !$0.isUserInteractionEnabled || $0 is UISearchBar
            }
            let isScrolled = around.dropLast().contains { $0 is UIScrollView }
            let isOnScreen = root.bounds.intersects(view.convert(view.bounds, to: root))
            return view.isUsableInput && !isHidden && !around.contains(where: \.isUsableInput)
                && (isScrolled || isOnScreen || root is UIScrollView || root.bounds.isEmpty)
        }
    }

    private func descendants(of view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(descendants)
    }

    private func tree(_ numbers: inout SeededNumbers, depth: Int) -> UIView {
        let view = node(&numbers)
        view.frame = CGRect(
            x: Int.random(in: -40...340, using: &numbers),
            y: Int.random(in: -40...340, using: &numbers),
            width: Int.random(in: 0...200, using: &numbers),
            height: Int.random(in: 0...120, using: &numbers))
        view.isHidden = Int.random(in: 0..<12, using: &numbers) == 0
        view.isUserInteractionEnabled = Int.random(in: 0..<12, using: &numbers) > 0
        if Int.random(in: 0..<6, using: &numbers) == 0 {
            view.semanticContentAttribute = .forceRightToLeft
        }
        guard depth < 4 else { return view }
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            view.addSubview(tree(&numbers, depth: depth + 1))
        }
        return view
    }

    private func node(_ numbers: inout SeededNumbers) -> UIView {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0..<3: return UITextField()
        case 3: return UITextView()
        case 4: return UIControl()
        case 5: return UISearchBar()
        case 6, 7:
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(
                width: 100, height: Int.random(in: 0...600, using: &numbers))
            return scrollView
        default: return UIView()
        }
    }
}
