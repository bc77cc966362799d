import CoreGraphics
import KeyboardAssistant
import UIKit

/// A list that people drag to dismiss the keyboard, with a field, above a bar of the app's that is
/// pinned to the keyboard layout guide.
final class DraggableList: UIViewController {
    let scrollView = UIScrollView()
    let field: UITextField
    /// The bar that the app has pinned to the guide.
    let pinned = UIView()
    /// A bar below the list, which follows what the library moves.
    let moved: UIView?
    private(set) var bottom: NSLayoutConstraint!

    /// Creates a list with a field at the y-coordinate `y` of `length` points of content.
    init(length: CGFloat = 2000, fieldAt y: CGFloat = 1940, hasMovedBar: Bool = false) {
        field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        moved = hasMovedBar ? UIView() : nil
        super.init(nibName: nil, bundle: nil)
        scrollView.contentSize = CGSize(width: 300, height: length)
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [scrollView, moved, pinned].compactMap(\.self) {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        let lowest = moved ?? scrollView
        bottom = lowest.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            bottom, scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            pinned.heightAnchor.constraint(equalToConstant: 44),
            pinned.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        guard let moved else { return }
        NSLayoutConstraint.activate([
            moved.heightAnchor.constraint(equalToConstant: 44),
            scrollView.bottomAnchor.constraint(equalTo: moved.topAnchor),
        ])
    }

    /// Returns the root view controller with which a drag is followed when room is made in `way`.
    ///
    /// The guide of a root view whose own safe area is enlarged stays at the end of that area.
    func container(_ way: WayOfRoom) -> UIViewController {
        guard way == .safeArea else { return self }
        let navigation = UINavigationController(rootViewController: self)
        navigation.isNavigationBarHidden = true
        return navigation
    }

    /// Returns an assistant that makes room in `way`.
    func assistant(_ way: WayOfRoom) -> KeyboardAssistant {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        return KeyboardAssistant(
            scrollView: scrollView, navigator: navigator, avoidance: way.avoidance(bottom))
    }

    /// The y-coordinate above which the scroll view shows its content, in the window.
    var roomEnd: CGFloat {
        scrollView.convert(scrollView.bounds, to: nil).maxY
            - scrollView.adjustedContentInset.bottom
    }
}
