import UIKit

/// A scroll view with text fields one below the other, its bottom pinned by a constraint.
final class FormScreen: UIViewController {
    let scrollView = UIScrollView()
    let fields: [UITextField]
    private(set) lazy var bottomConstraint = scrollView.bottomAnchor.constraint(
        equalTo: view.bottomAnchor)

    init(fields: [UITextField]) {
        self.fields = fields
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
        }
        scrollView.contentSize = CGSize(width: 340, height: 20 + fields.count * 60)
    }
}
