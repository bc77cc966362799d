import UIKit

/// The long form with its inputs nested one to four containers deep.
public final class NestedFormViewController: LongFormViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Nested form"
        column.spacing = 20
    }

    override func placed(_ row: UIView, at index: Int) -> UIView {
        (0...index % 4).reduce(row) { inner, _ in boxed(inner) }
    }

    private func boxed(_ inner: UIView) -> UIView {
        let box = UIView()
        box.backgroundColor = UIColor.systemGray.withAlphaComponent(0.12)
        box.layer.cornerRadius = 10
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
        ])
        return box
    }
}
