import UIKit

/// A scroll view with many views in rows of ten, of which every third is a text field.
final class SceneScreen: UIViewController {
    let fields: [UITextField]
    private let rows: Int

    init(views count: Int, countsQuestions: Bool) {
        rows = max(1, count / 10)
        fields = (0..<rows * 3).map { _ in
            countsQuestions ? CountedField() : UITextField()
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = CountedScrollView(frame: view.bounds)
        view.addSubview(scrollView)
        for row in 0..<rows {
            let container = CountedView(frame: CGRect(x: 0, y: row * 50, width: 390, height: 50))
            for column in 1...9 {
                let isField = column % 3 == 1
                let child = isField ? fields[row * 3 + column / 3] : CountedView()
                child.frame = CGRect(x: column * 40, y: 5, width: 36, height: 40)
                container.addSubview(child)
            }
            scrollView.addSubview(container)
        }
        scrollView.contentSize = CGSize(width: 390, height: rows * 50)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }
}

/// A view that counts how often someone looks for something in it.
class CountedView: UIView {
    override var isFirstResponder: Bool { Tally.asked(super.isFirstResponder) }

    // UIKit asks this for touches only, of which there are none.
    override var isUserInteractionEnabled: Bool {
        get { Tally.asked(super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = newValue }
    }
}
