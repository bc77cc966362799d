#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// WWDC21 10260, before 7:43: with configurations a focused cell turns into the tint color by
// itself, and what is on it stands out from that.
@MainActor
@Suite struct FocusHighlightTests {
    nonisolated static let kinds = FocusableList.Kind.allCases
    private let tint = "fill=\"#007aff\""

    /// A list whose first row has these configurations.
    private func list(
        _ kind: FocusableList.Kind, content: UIListContentConfiguration?,
        background: UIBackgroundConfiguration? = nil
    ) -> FocusableList {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.show()
        (list.cell(0) as? UITableViewCell)?.contentConfiguration = content
        (list.cell(0) as? UICollectionViewCell)?.contentConfiguration = content
        (list.cell(0) as? UITableViewCell)?.backgroundConfiguration = background
        (list.cell(0) as? UICollectionViewCell)?.backgroundConfiguration = background
        list.show()
        return list
    }

    private var texts: UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Detail")
        return content
    }

    private func colors(_ list: FocusableList) -> [UIColor] {
        var found: [UIColor] = []
        func look(_ view: UIView) {
            if let label = view as? UILabel, label.text?.isEmpty == false {
                found.append(label.textColor)
            }
            view.subviews.forEach(look)
        }
        if let cell = list.cell(0) { look(cell) }
        return found
    }

    @Test(
        "A configured cell has the tint color and white texts while it is focused",
        arguments: kinds)
    func aConfiguredCellIsHighlightedWhileItIsFocused(_ kind: FocusableList.Kind) {
        let list = list(kind, content: texts)
        let before = list.screen.device.picture()
        #expect(!before.contains(tint))
        list.press("\t")
        #expect(list.screen.device.picture().contains(tint))
        #expect(colors(list) == [.white, .white])
        list.press(UIKeyCommand.inputDownArrow)
        #expect(!list.screen.device.picture().contains(tint))
        #expect(!colors(list).contains(.white))
    }

    @Test(
        "A background configuration alone is enough for the tint color of focus", arguments: kinds)
    func aBackgroundAloneIsEnough(_ kind: FocusableList.Kind) {
        let list = list(kind, content: nil, background: .listPlainCell())
        list.press("\t")
        #expect(list.screen.device.picture().contains(tint))
    }

    @Test("A text color that the app chose stays while the cell is focused", arguments: kinds)
    func coloursThatTheAppChoseStay(_ kind: FocusableList.Kind) {
        var content = texts
        content.textProperties.color = .systemRed
        let list = list(kind, content: content)
        list.press("\t")
        #expect(colors(list) == [.systemRed, .white])
    }

    @Test(
        "A focused cell without configurations, with a halo or without an effect isn't tinted",
        arguments: kinds)
    func withoutConfigurationsWithAHaloOrWithNoEffectTheCellLooksAsBefore(
        _ kind: FocusableList.Kind
    ) {
        let plain = list(kind, content: nil)
        plain.press("\t")
        #expect(!plain.screen.device.picture().contains(tint))
        for effect in [nil, UIFocusHaloEffect()] {
            let list = list(kind, content: texts)
            list.cell(0)?.focusEffect = effect
            list.press("\t")
            #expect(list.focused == 0)
            #expect(!list.screen.device.picture().contains(tint))
            #expect(!colors(list).contains(.white))
        }
    }
}
#endif
