import CoreGraphics
import Foundation
import UIKit

/// Draws a whole screen: windows, the keyboard's among them, and what the system adds.
@MainActor
package enum ScreenPicture {
    /// Writes the screen as an SVG document; windows of higher levels cover lower ones.
    package static func svg(of windows: [UIWindow], look: ScreenLook) -> String {
        var list = DisplayList()
        let screen = DisplayShape.rectangle(
            CGRect(origin: .zero, size: look.size), cornerRadius: look.cornerRadius)
        list.group(DisplayGroup.Style(clip: screen)) { list in
            list.fill(screen, CGColor(gray: 0, alpha: 1))
            for window in stacked(windows) {
                ViewPicture.draw(window, into: &list)
            }
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
}
