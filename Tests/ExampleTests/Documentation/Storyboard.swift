import CoreGraphics
import SimulatedDevice
import UIKit

/// The outlets that the documents' screens declare.
@MainActor
protocol FieldOutlets: UIViewController {
    var txtFirstName: UITextField! { get set }
    var txtLastName: UITextField! { get set }
    var txtEmail: UITextField! { get set }
    var txtPassword: UITextField! { get set }
    var btRegisterAccount: UIButton! { get set }
}

@MainActor
protocol ScrollViewOutlets: FieldOutlets {
    var scrollView: UIScrollView! { get set }
    var contentView: UIView! { get set }
    var lbTitle: UILabel! { get set }
    var scrollViewBottomConstraint: NSLayoutConstraint! { get set }
}

extension FieldOutlets {
    var fields: [UITextField] { [txtFirstName, txtLastName, txtEmail, txtPassword] }

    func connect(_ storyboard: Storyboard) {
        view = storyboard.root
        txtFirstName = storyboard.fields[0]
        txtLastName = storyboard.fields[1]
        txtEmail = storyboard.fields[2]
        txtPassword = storyboard.fields[3]
        btRegisterAccount = storyboard.button
    }

    /// The distance of `view`'s bottom above the keyboard's top, in points.
    func clearance(of view: UIView, on device: SimulatedDevice) -> CGFloat {
        (device.keyboard.frame?.minY ?? 0) - view.convert(view.bounds, to: nil).maxY
    }
}

extension ScrollViewOutlets {
    func connectAll(_ storyboard: Storyboard) {
        connect(storyboard)
        scrollView = storyboard.scrollView
        contentView = storyboard.contentView
        lbTitle = storyboard.title
        scrollViewBottomConstraint = storyboard.bottomConstraint
    }
}

/// A replacement for a storyboard: root view, scroll view, content view, and in it a form whose
/// fields begin below the middle of the screen.
@MainActor
struct Storyboard {
    let root = UIView()
    let scrollView = UIScrollView()
    let contentView = UIView()
    let title = UILabel()
    let fields = (0..<4).map { _ in UITextField() }
    let button = UIButton(type: .system)
    let bottomConstraint: NSLayoutConstraint

    init() {
        let safeArea = root.safeAreaLayoutGuide
        bottomConstraint = scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
        for (child, parent) in [(scrollView, root), (contentView, scrollView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            bottomConstraint,
            contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        stackContent()
    }

    private func stackContent() {
        let heights: [(UIView, CGFloat)] =
            [(title, 420)] + fields.map { ($0, 44) } + [(button, 50)]
        var above = contentView.topAnchor
        for (child, height) in heights {
            child.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: above, constant: 40),
                child.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                child.trailingAnchor.constraint(
                    equalTo: contentView.trailingAnchor, constant: -20),
                child.heightAnchor.constraint(equalToConstant: height),
            ])
            above = child.bottomAnchor
        }
        contentView.bottomAnchor.constraint(equalTo: above, constant: 40).isActive = true
    }
}
