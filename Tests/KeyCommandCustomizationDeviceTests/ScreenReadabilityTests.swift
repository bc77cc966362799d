import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization

/// The palette and the settings screen under the settings that make a screen easier to read or to
/// operate.
@MainActor
@Suite struct ScreenReadabilityTests {
    private static func palette(in app: OffersApp) -> CommandPaletteViewController {
        for key in ["new", "send", "burn"] { app.addCommands(key) }
        let palette = CommandPaletteViewController(for: app.screen, registry: app.registry)
        app.screen.present(palette, animated: false)
        app.device.settle()
        return palette
    }

    private static func settings(in app: OffersApp) -> KeyBindingsViewController {
        let list = KeyBindingsViewController(registry: app.registry)
        app.device.show(UINavigationController(rootViewController: list))
        app.device.settle()
        return list
    }

    @Test(
        "With Increase Contrast, palette and settings stand out as the system's own lists do",
        .requirement("U587"), arguments: [UIUserInterfaceStyle.light, .dark])
    func screensStandOut(style: UIUserInterfaceStyle) throws {
        // The system's secondary label, on the background of a grouped list.
        let least: CGFloat = 3.8
        let app = try OffersApp(hasMenu: false)
        app.device.style = style
        app.device.accessibility.isIncreaseContrastEnabled = true
        let palette = Self.palette(in: app)
        palette.tableView.layoutIfNeeded()
        #expect(palette.tableView.illegible(below: least, on: .systemBackground) == [])
        #expect(palette.tableView.illegible(below: 21.1, on: .systemBackground).count >= 6)
        let settings = Self.settings(in: app).tableView
        #expect(settings?.illegible(below: least, on: .systemGroupedBackground) == [])
    }

    @Test("Voice Control calls rows by their names alone", .requirement("U587"))
    func rowsAreCalledByName() throws {
        let app = try OffersApp(hasMenu: false)
        let palette = Self.palette(in: app)
        let rows = palette.tableView.visibleCells
        #expect(rows.map(\.accessibilityUserInputLabels) == [["New Letter"], ["Send"], ["Burn"]])
        #expect(rows[1].accessibilityLabel?.hasPrefix("Send, Letters – Mailing, ") == true)
        let commands = Self.settings(in: app).tableView.visibleCells
        let names = commands.map { $0.accessibilityUserInputLabels ?? [] }
        #expect(names.contains(["New Letter"]))
    }
}
