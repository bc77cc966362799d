import CoreGraphics
import Foundation
import UIKit

/// A description of a screen as text, with a line for each view that people can see and name.
@MainActor
package enum ScreenTranscript {
    /// Returns the lines for the visible views of windows and of the keyboard.
    ///
    /// - Parameters:
    ///   - windows: The app's windows; if there are several, each has its own line.
    ///   - keyboard: The keyboard's frame in the screen's coordinate space; `nil` if it is hidden.
    ///   - accessory: The app's view on the keyboard.
    ///   - screen: The screen's bounds; a view outside them has no line.
    package static func text(
        of windows: [UIWindow], keyboard: CGRect? = nil, accessory: UIView? = nil, screen: CGRect
    ) -> String {
        var lines: [TranscriptLine] = []
        let shown = windows.filter { !$0.isHidden }
        for window in shown {
            let depth = shown.count > 1 ? 1 : 0
            if depth > 0 {
                lines.append(TranscriptLine(name: window.className, frame: window.frameOnScreen))
            }
            add(window, at: depth, seenThrough: screen, to: &lines)
        }
        if let keyboard, keyboard.intersects(screen) {
            lines.append(TranscriptLine(name: "Keyboard", frame: keyboard))
            if let accessory {
                add(accessory, at: 1, seenThrough: screen, to: &lines)
            }
        }
        return lines.map(\.text).joined(separator: "\n")
    }

    private static func add(
        _ view: UIView, at depth: Int, seenThrough hole: CGRect, to lines: inout [TranscriptLine]
    ) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let frame = view.frameOnScreen
        let role = TranscriptRole(view)
        var depth = depth
        if let words = role.words ?? (view.isFocused ? "" : nil), frame.intersects(hole) {
            lines.append(
                TranscriptLine(
                    depth: depth, name: view.className, words: words, frame: frame,
                    insets: (view as? UIScrollView)?.adjustedContentInset ?? .zero,
                    isSelected: role.isSelected, isFirstResponder: view.isFirstResponder,
                    isFocused: view.isFocused))
            depth += 1
        }
        let hole = view.clipsToBounds ? hole.intersection(frame) : hole
        guard role.hasParts, !hole.isEmpty else { return }
        for subview in view.subviewsAsRead {
            add(subview, at: depth, seenThrough: hole, to: &lines)
        }
    }
}

extension UIView {
    fileprivate var frameOnScreen: CGRect { bounds.applying(transformToScreen) }

    /// The name of the class that apps know; for a private class of UIKit, that of its public
    /// superclass.
    fileprivate var className: String {
        let types = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .map(\.subjectType)
        let known = types.first { type in
            !String(reflecting: type).hasPrefix("UIKit.") || "\(type)".hasPrefix("UI")
        }
        return "\(known ?? UIView.self)"
    }
}
