import CoreGraphics
import UIKit

/// A screen with a scroll view and a bar with a field, which it shows at the bottom and above the
/// keyboard.
final class ComposerScreen: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
    /// The view in place of the keyboard while the screen itself is first responder.
    var keys: UIView?
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { keys }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addSubview(field)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(scrollView)
    }
}
