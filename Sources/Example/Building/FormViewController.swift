import UIKit

/// A screen with a scroll view that contains a column of inputs.
///
/// The scroll view is pinned to the safe area. An assistant can change its bottom constraint.
open class FormViewController: UIViewController {
    public let scrollView = UIScrollView()
    public let contentView = UIView()
    public private(set) var scrollViewBottomConstraint: NSLayoutConstraint!

    /// The column that contains the inputs.
    let column = UIStackView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 18
        pinScrollView()
        pinContent()
    }

    private func pinScrollView() {
        scrollView.alwaysBounceVertical = true
        add(scrollView, to: view)
        let safeArea = view.safeAreaLayoutGuide
        scrollViewBottomConstraint = scrollView.bottomAnchor.constraint(
            equalTo: safeArea.bottomAnchor)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollViewBottomConstraint,
        ])
    }

    private func pinContent() {
        add(contentView, to: scrollView)
        add(column, to: contentView)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        ])
    }

    private func add(_ child: UIView, to parent: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
    }
}
