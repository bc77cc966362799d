import CoreGraphics
import Foundation
import UIKit

/// Draws a whole screen: windows, keyboard and what the system adds.
@MainActor
package enum ScreenPicture {
    /// Writes the screen as an SVG document.
    ///
    /// - Parameters:
    ///   - windows: The app's windows in any order; higher levels cover lower ones.
    ///   - viewsAboveKeyboard: The accessory view and whatever else stands on the keyboard.
    package static func svg(
        of windows: [UIWindow], viewsAboveKeyboard: [UIView] = [], look: ScreenLook
    ) -> String {
        var list = DisplayList()
        let screen = DisplayShape.rectangle(
            CGRect(origin: .zero, size: look.size), cornerRadius: look.cornerRadius)
        list.group(DisplayGroup.Style(clip: screen)) { list in
            list.fill(screen, CGColor(gray: 0, alpha: 1))
            for window in stacked(windows) {
                ViewPicture.draw(window, into: &list)
            }
            draw(look.keyboard, under: viewsAboveKeyboard, into: &list)
            list.append(contentsOf: StatusBarPicture(look: look).list)
            list.append(contentsOf: HomeIndicatorPicture(look: look).list)
        }
        return SVGWriter.document(list, size: look.size, title: "Screen")
    }

    private static func stacked(_ windows: [UIWindow]) -> [UIWindow] {
        windows.enumerated().sorted { first, second in
            (first.element.windowLevel.rawValue, first.offset)
                < (second.element.windowLevel.rawValue, second.offset)
        }.map(\.element)
    }

    private static func draw(
        _ keyboard: ScreenLook.ShownKeyboard?, under views: [UIView],
        into list: inout DisplayList
    ) {
        if let keyboard {
            let move = CGAffineTransform(
                translationX: keyboard.origin.x, y: keyboard.origin.y)
            list.group(DisplayGroup.Style(transform: move)) {
                $0.append(contentsOf: KeyboardPicture(keyboard.look).list)
            }
        }
        for view in views {
            let place = view.superview?.transformToScreen ?? .identity
            list.group(DisplayGroup.Style(transform: place)) { ViewPicture.draw(view, into: &$0) }
        }
    }
}
