import UIKit

extension UIViewController {
    /// Fills the screen with a scroll view, and that with a text.
    func addScrolling(_ label: UILabel, in scrollView: UIScrollView) {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        for (child, parent) in [(scrollView, view), (label, scrollView)] as [(UIView, UIView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            label.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}
