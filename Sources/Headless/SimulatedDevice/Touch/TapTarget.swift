import CoreGraphics
import UIKit

/// The point at which a finger touches a view.
@MainActor
struct TapTarget {
    var window: UIWindow
    var point: CGPoint

    init(_ view: UIView, under keyboard: KeyboardWindow) throws(MissedTap) {
        guard let window = view.window else { throw .notInAWindow }
        let lineage = Array(sequence(first: view, next: \.superview))
        guard lineage.allSatisfy({ !$0.isHidden && $0.alpha > 0.01 }) else { throw .hidden }
        guard lineage.allSatisfy({ $0.isUserInteractionEnabled && !$0.isDisabledControl }) else {
            throw .disabled
        }
        let seen = lineage.dropFirst().reduce(view.convert(view.bounds, to: window)) { seen, next in
            next.clipsToBounds || next === window
                ? seen.intersection(next.convert(next.bounds, to: window)) : seen
        }
        guard !seen.isNull, !seen.isEmpty else { throw .offScreen }
        self.window = window
        point = CGPoint(x: seen.midX, y: seen.midY)
        try checkReach(of: view, under: keyboard)
    }

    private func checkReach(of view: UIView, under keyboard: KeyboardWindow) throws(MissedTap) {
        let onScreen = window.convert(point, to: window.screen.coordinateSpace)
        guard window.screen.bounds.contains(onScreen) else { throw .offScreen }
        if let top = Glass(window, under: keyboard).windowOnTop(at: onScreen), top !== window {
            let cover = top.hitTest(
                top.convert(onScreen, from: top.screen.coordinateSpace), with: nil)
            throw .covered(by: "\(type(of: cover ?? top))")
        }
        guard let hit = window.hitTest(point, with: nil) else { throw .offScreen }
        guard hit.isDescendant(of: view) else { throw .covered(by: "\(type(of: hit))") }
    }
}

extension UIView {
    fileprivate var isDisabledControl: Bool {
        (self as? UIControl)?.isEnabled == false
    }
}
