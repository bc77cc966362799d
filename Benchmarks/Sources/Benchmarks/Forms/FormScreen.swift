import UIKit

/// A scroll view with text fields one below the other, its bottom pinned by a constraint.
final class FormScreen: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
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
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + index * 60, width: 300, height: 40)
            scrollView.addSubview(field)
            if worksByHand { field.delegate = self }
        }
        scrollView.contentSize = CGSize(width: 340, height: 20 + fields.count * 60)
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
