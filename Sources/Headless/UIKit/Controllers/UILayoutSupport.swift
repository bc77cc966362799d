import CoreGraphics
import Foundation

/// A strip of a controller's view that bars may cover.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The two strips of a controller's view, created when they are first used.
@MainActor
final class LayoutSupports {
    private unowned let controller: UIViewController

    init(of controller: UIViewController) {
        self.controller = controller
    }

    // Apple, `topLayoutGuide`: its bottom is at the top of the safe area.
    private(set) lazy var top = strip(from: \.topAnchor, to: \.topAnchor) { $0.top }
    private(set) lazy var bottom = strip(from: \.bottomAnchor, to: \.bottomAnchor) { $0.bottom }

    private func strip(
        from edge: KeyPath<UIView, NSLayoutYAxisAnchor>,
        to safeEdge: KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>,
        _ length: @escaping (UIEdgeInsets) -> CGFloat
    ) -> LayoutSupportGuide {
        let view: UIView = controller.view
        let guide = LayoutSupportGuide(length)
        view.addLayoutGuide(guide)
        let isTop = edge == \UIView.topAnchor
        NSLayoutConstraint.activate([
            (isTop ? guide.topAnchor : guide.bottomAnchor).constraint(equalTo: view[keyPath: edge]),
            (isTop ? guide.bottomAnchor : guide.topAnchor)
                .constraint(equalTo: view.safeAreaLayoutGuide[keyPath: safeEdge]),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        return guide
    }
}

/// A guide for a strip at the top or the bottom.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let lengthIn: (UIEdgeInsets) -> CGFloat

    init(_ lengthIn: @escaping (UIEdgeInsets) -> CGFloat) {
        self.lengthIn = lengthIn
        super.init()
    }

    var length: CGFloat { owningView.map { lengthIn($0.safeAreaInsets) } ?? 0 }
}
