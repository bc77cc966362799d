import CoreGraphics
import UIKit

/// A change of a view's place, or of what a scroll view shows.
public struct Movement: Equatable, Sendable, CustomStringConvertible {
    /// What changed.
    public enum Property: String, Equatable, Sendable {
        /// The frame in the coordinates of the window.
        case frame
        /// The offset of a scroll view's content.
        case contentOffset
        /// The inset of a scroll view's content.
        case contentInset
    }

    /// The type and label of the view.
    public var view: String
    /// What changed.
    public var property: Property
    /// The value before, in words.
    public var before: String
    /// The value after, in words.
    public var after: String

    public var description: String { "\(view): \(property.rawValue) \(before) → \(after)" }
}

/// The places of all views in a window at one moment.
///
/// ```swift
/// let before = Places(in: window)
/// await keyboard.perform(.show(height: 336))
/// print(before.movements)
/// ```
@MainActor
public struct Places {
    private struct Place {
        // The number of a view that is gone may be that of another one.
        weak var view: UIView?
        var name: String
        var values: [Movement.Property: [CGFloat]]
    }

    private weak var window: UIWindow?
    private let places: [ObjectIdentifier: Place]
    private let order: [ObjectIdentifier]

    /// Notes the places of the views in a window, as they are drawn now.
    public init(in window: UIWindow) {
        self.window = window
        var places: [ObjectIdentifier: Place] = [:]
        var order: [ObjectIdentifier] = []
        func note(_ view: UIView) {
            guard !(view is KeyboardDummy) else { return }
            order.append(ObjectIdentifier(view))
            places[ObjectIdentifier(view)] = Place(
                view: view, name: view.name, values: view.placeValues(in: window))
            for subview in view.subviews { note(subview) }
        }
        note(window)
        (self.places, self.order) = (places, order)
    }

    /// What has moved since, by at least half a point, in the order of the hierarchy.
    public var movements: [Movement] {
        guard let window else { return [] }
        return movements(to: Places(in: window))
    }

    func movements(to later: Places) -> [Movement] {
        order.flatMap { key -> [Movement] in
            guard let before = places[key], let after = later.places[key], before.view != nil,
                before.view === after.view
            else { return [] }
            return before.values.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { property in
                guard let old = before.values[property], let new = after.values[property],
                    zip(old, new).contains(where: { abs($0 - $1) >= 0.5 })
                else { return nil }
                return Movement(
                    view: before.name, property: property, before: "\(old)", after: "\(new)")
            }
        }
    }
}

extension UIView {
    fileprivate func placeValues(in window: UIWindow) -> [Movement.Property: [CGFloat]] {
        // An animation is where it is drawn.
        let drawn = layer.presentation()
        let frame =
            drawn.map { superview?.convert($0.frame, to: window) ?? $0.frame }
            ?? convert(bounds, to: window)
        var values: [Movement.Property: [CGFloat]] = [
            .frame: [frame.minX, frame.minY, frame.width, frame.height]
        ]
        if let scroll = self as? UIScrollView {
            let offset = drawn?.bounds.origin ?? scroll.contentOffset
            values[.contentOffset] = [offset.x, offset.y]
            let inset = scroll.contentInset
            values[.contentInset] = [inset.top, inset.left, inset.bottom, inset.right]
        }
        return values
    }
}

extension ScriptedKeyboard {
    /// Waits until nothing in the window moves.
    ///
    /// - Parameter timeout: The longest time to wait, in seconds.
    /// - Throws: ``StillMoving`` if something still moves then, and a `CancellationError` if the task is
    ///   canceled.
    public func waitUntilSettled(timeout: TimeInterval = 5) async throws {
        let pause = 0.1
        var waited = 0.0
        var last = Places(in: window)
        while true {
            await perform(.wait(pause))
            // A canceled task doesn't wait, so it can't tell what rests.
            try Task.checkCancellation()
            waited += pause
            let now = Places(in: window)
            let movements = last.movements(to: now)
            guard !movements.isEmpty else { return }
            guard waited < timeout else { throw StillMoving(movements: movements) }
            last = now
        }
    }
}

/// The error that something in a window doesn't come to rest.
public struct StillMoving: Error, Equatable, CustomStringConvertible {
    /// What moved in the last tenth of a second.
    public var movements: [Movement]

    public var description: String {
        (["These still move:"] + movements.map { "  \($0)" }).joined(separator: "\n")
    }
}
