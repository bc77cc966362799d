import UIKit

/// A scroll view with text fields one below the other, its bottom pinned by a constraint.
///
/// As in apps, the fields are in rows, the rows in cards, and the cards in sections.
final class FormScreen: UIViewController, UITextFieldDelegate {
    let scrollView = CountedScrollView()
    let fields: [UITextField]
    private let worksByHand: Bool
    private(set) lazy var bottomConstraint = scrollView.bottomAnchor.constraint(
        equalTo: worksByHand ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor)

    /// - Parameter worksByHand: A Boolean value that indicates whether the screen itself makes room
    ///   for the keyboard and moves on with Return, as screens without the library do.
    init(fields: [UITextField], worksByHand: Bool) {
        self.fields = fields
        self.worksByHand = worksByHand
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
        ])
        let sections = grouped(grouped(fields.map(row), by: 5), by: 4)
        let height = stack(sections, in: scrollView)
        scrollView.contentSize = CGSize(width: 340, height: height)
        guard worksByHand else { return }
        for field in fields { field.delegate = self }
    }

    /// Returns a row with a field.
    private func row(with field: UITextField) -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 60))
        field.frame = CGRect(x: 20, y: 10, width: 300, height: 40)
        row.addSubview(field)
        return row
    }

    /// Puts views into containers of `count` views each.
    private func grouped(_ views: [UIView], by count: Int) -> [UIView] {
        stride(from: 0, to: views.count, by: count).map { first in
            let container = UIView()
            let height = stack(Array(views[first...].prefix(count)), in: container)
            container.frame.size = CGSize(width: 340, height: height)
            return container
        }
    }

    /// Adds views to a container, one below the other, and returns their height.
    private func stack(_ views: [UIView], in container: UIView) -> CGFloat {
        views.reduce(0) { top, view in
            view.frame.origin.y = top
            container.addSubview(view)
            return view.frame.maxY
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let index = fields.firstIndex { $0 === textField } ?? 0
        fields[(index + 1) % fields.count].becomeFirstResponder()
        return false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }
}
