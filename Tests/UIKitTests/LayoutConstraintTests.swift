import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct LayoutConstraintTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func addView(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func edgesPinAViewToItsSuperview() {
        let view = addView()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    }

    @Test func aConstantThatChangesMovesTheView() {
        let view = addView()
        let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), bottom,
        ])
        root.layoutIfNeeded()
        bottom.constant = -216
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 264))
    }
}
