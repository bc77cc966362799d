import UIKit

/// A scroll view with many views in rows of ten, and a text field in each of the first rows.
final class SceneScreen: UIViewController {
    let fields: [UITextField]
    private let rows: Int

    /// - Parameter count: The number of views. There are 20 fields at most.
    init(views count: Int) {
        rows = max(1, count / 10)
        fields = (0..<min(20, rows)).map { _ in UITextField() }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        view.addSubview(scrollView)
        for row in 0..<rows {
            let container = CountedView(frame: CGRect(x: 0, y: row * 50, width: 390, height: 50))
            for column in 1...9 {
                let isField = column == 1 && row < fields.count
                let child = isField ? fields[row] : CountedView()
                child.frame = CGRect(x: column * 40, y: 5, width: 36, height: 40)
                container.addSubview(child)
            }
            scrollView.addSubview(container)
        }
        scrollView.contentSize = CGSize(width: 390, height: rows * 50)
    }
}

/// A view that counts how often someone looks for inputs in it.
final class CountedView: UIView {
    /// The number of times someone has looked at one of these views.
    static var looks = 0

    // UIKit asks this for touches only, of which there are none.
    override var isUserInteractionEnabled: Bool {
        get {
            Self.looks += 1
            return super.isUserInteractionEnabled
        }
        set { super.isUserInteractionEnabled = newValue }
    }
}
