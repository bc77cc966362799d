import CoreGraphics
import UIKit

/// The visibility of a view, with everything that covers a part of the view.
public struct ViewVisibility: Equatable, Sendable, CustomStringConvertible {
    /// Something that covers a part of the view.
    public struct Cover: Equatable, Sendable {
        /// The name of the cover, such as "the keyboard" or "UIToolbar".
        public var name: String
        /// The covered part, in the coordinates of the window.
        public var part: CGRect
    }

    /// The type of the view, and its label or placeholder.
    public var element: String
    /// The frame in the coordinates of the window.
    public var frame: CGRect
    /// Everything that covers the view, or cuts it off.
    public var covers: [Cover]

    /// A Boolean value that indicates whether the view has a size and no part of the view is covered.
    public var isInSight: Bool { covers.isEmpty && !frame.isEmpty }

    /// A Boolean value that indicates whether no part of the view is in sight.
    public var isHidden: Bool {
        frame.isEmpty
            || covers.reduce([frame]) { rest, cover in
                rest.flatMap { $0.parts(outside: cover.part) }
            }.isEmpty
    }

    public var description: String {
        let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        guard !isInSight else { return "\(element) at \(place) is in sight." }
        guard !covers.isEmpty else { return "\(element) at \(place) has no size." }
        let parts = covers.map { "\($0.name) covers \($0.part.width) × \($0.part.height) points" }
        return "\(element) at \(place): \(parts.joined(separator: ", "))."
    }
}

extension ViewVisibility {
    /// Creates the visibility of a part of a view.
    ///
    /// - Parameters:
    ///   - view: A view in `window`.
    ///   - area: The part, in the coordinates of the view.
    ///   - keyboard: The keyboard's frame in the coordinate space of the screen.
    @MainActor
    init(of view: UIView, area: CGRect, in window: UIWindow, keyboard: CGRect?) {
        let frame = view.convert(area, to: window)
        (element, self.frame, covers) = (view.name, frame, [])
        guard view.window === window else {
            let name = view.window == nil ? "the lack of a window" : "its being in another window"
            covers = [Cover(name: name, part: frame)]
            return
        }
        let screen = TestScreen(of: window)
        note("the keyboard", keyboard.map { screen.convert($0, to: window) })
        noteEdges(around: view, in: window)
        noteViews(inFrontOf: view, in: window)
    }

    /// Creates the visibility of an actual or possible area of an element, by the views in front of
    /// `front` alone; `nil` if the area is empty.
    @MainActor
    init?(
        of element: UIView, at area: CGRect, behindViewsInFrontOf front: UIView, in window: UIWindow
    ) {
        guard !area.isEmpty else { return nil }
        (self.element, frame, covers) = (element.name, area, [])
        noteViews(inFrontOf: front, in: window)
    }

    private mutating func note(_ name: String, _ other: CGRect?) {
        guard let part = other?.intersection(frame), !part.isNull else { return }
        // A view that only touches an edge covers nothing.
        if part.height > 0.01, part.width > 0.01 { covers.append(Cover(name: name, part: part)) }
    }

    /// Notes what hides the view, and the parts that the view, its ancestors and the window cut off.
    @MainActor
    private mutating func noteEdges(around view: UIView, in window: UIWindow) {
        var next: UIView? = view
        while let ancestor = next {
            if ancestor.isHidden || ancestor.alpha < 0.01 {
                covers.append(Cover(name: "\(ancestor.name), which is hidden,", part: frame))
            }
            if ancestor.clipsToBounds || ancestor === window {
                let area = ancestor.convert(ancestor.bounds, to: window)
                let name = "the edge of \(ancestor.name)"
                for part in frame.parts(outside: area) { note(name, part) }
            }
            next = ancestor.superview
        }
    }

    /// Notes the views that are drawn after the view, and aren't its subviews.
    @MainActor
    private mutating func noteViews(inFrontOf view: UIView, in window: UIWindow) {
        var below = view
        while let parent = below.superview {
            for sibling in parent.subviews.drop(while: { $0 !== below }).dropFirst() {
                noteCovers(in: sibling, cutTo: window.bounds, window)
            }
            below = parent
        }
    }

    @MainActor
    private mutating func noteCovers(in view: UIView, cutTo area: CGRect, _ window: UIWindow) {
        guard !view.isHidden, view.alpha > 0.5, !(view is KeyboardDummy) else { return }
        let seen = view.convert(view.bounds, to: window).intersection(area)
        if view.isCovering { return note(view.name, seen) }
        let inside = view.clipsToBounds ? seen : area
        for subview in view.subviews { noteCovers(in: subview, cutTo: inside, window) }
    }
}

extension CGRect {
    /// Returns the separate parts of the rectangle outside of another rectangle: above, below, and at
    /// the sides.
    fileprivate func parts(outside other: CGRect) -> [CGRect] {
        let inside = intersection(other)
        guard !inside.isNull, !inside.isEmpty else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: inside.minY - minY),
            CGRect(x: minX, y: inside.maxY, width: width, height: maxY - inside.maxY),
            CGRect(x: minX, y: inside.minY, width: inside.minX - minX, height: inside.height),
            CGRect(
                x: inside.maxX, y: inside.minY, width: maxX - inside.maxX, height: inside.height),
        ].filter { $0.width > 0.01 && $0.height > 0.01 }
    }
}

extension UIView {
    /// The type, and the text by which people know the view.
    var name: String {
        let field = self as? UITextField
        let text = accessibilityLabel ?? field?.placeholder ?? (self as? UILabel)?.text
        return "\(type(of: self))" + (text.map { $0.isEmpty ? "" : " “\($0)”" } ?? "")
    }

    /// A Boolean value that indicates whether the view hides the content behind.
    fileprivate var isCovering: Bool {
        if self is UIVisualEffectView { return true }
        var alpha: CGFloat = 0
        backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha > 0.5
    }
}
