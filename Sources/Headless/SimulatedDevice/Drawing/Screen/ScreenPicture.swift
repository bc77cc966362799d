import CoreGraphics
import Foundation
import UIKit

/// A drawing of a whole screen: the app's windows, the keyboard's, and what the system adds.
@MainActor
package enum ScreenPicture {
    /// Returns the screen as an SVG document, in which windows of higher levels cover lower ones.
    package static func svg(of windows: [UIWindow], look: ScreenLook) -> String {
        element(of: windows, look: look).text + "\n"
    }

    /// Returns the root element of that document.
    static func element(of windows: [UIWindow], look: ScreenLook) -> SVGElement {
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
        drawEdge(of: look, into: &list)
        return SVGWriter.element(list, size: look.size, title: "Screen")
    }

    /// Draws an edge around the screen, which distinguishes it from a page of the same color.
    private static func drawEdge(of look: ScreenLook, into list: inout DisplayList) {
        let edge = CGRect(origin: .zero, size: look.size).insetBy(dx: 0.5, dy: 0.5)
        list.stroke(
            .rectangle(edge, cornerRadius: max(0, look.cornerRadius - 0.5)),
            CGColor(rgb: 0x8E8E93, alpha: 0.45), width: 1)
    }

    private static func stacked(_ windows: [UIWindow]) -> [UIWindow] {
        windows.enumerated().sorted { first, second in
            (first.element.windowLevel.rawValue, first.offset)
                < (second.element.windowLevel.rawValue, second.offset)
        }.map(\.element)
    }
}
