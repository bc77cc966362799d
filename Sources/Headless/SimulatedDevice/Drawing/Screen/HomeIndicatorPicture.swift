import CoreGraphics
import Foundation
import UIKit

/// Draws the line at the bottom that people swipe to leave an app.
struct HomeIndicatorPicture {
    let look: ScreenLook

    var list: DisplayList {
        var list = DisplayList()
        guard look.hasHomeIndicator else { return list }
        let width = look.size.width * widthShare
        let line = CGRect(
            x: (look.size.width - width) / 2, y: look.size.height - 13, width: width, height: 5)
        list.fill(line, cornerRadius: 2.5, CGColor(gray: look.isDark ? 1 : 0, alpha: 1))
        return list
    }

    private var widthShare: CGFloat {
        switch (look.kind, look.isLandscape) {
        case (.phone, false): 0.357
        case (.phone, true): 0.26
        case (.pad, _): 0.27
        }
    }
}
