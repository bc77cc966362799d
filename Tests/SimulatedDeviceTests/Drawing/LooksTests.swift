import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor
@Suite struct LooksTests {
    private final class Page: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(scroll)
        }
    }

    private static let opaqueBar = "#f9f9f9"

    private func fills(on device: SimulatedDevice) -> [String] {
        SVGDocument(device.picture()).elements.compactMap { $0.attributes["fill"] }
    }

    // Apple's reference of `scrollEdgeAppearance`: since iOS 15 a bar without appearances of its
    // own has no background while the content is at its top.
    @Test("A navigation bar is clear until content scrolls under it")
    func navigationBarIsClearUntilScrolled() {
        let device = SimulatedDevice()
        let page = Page()
        device.show(UINavigationController(rootViewController: page))
        #expect(!fills(on: device).contains(Self.opaqueBar))

        page.scroll.contentOffset.y += 40
        #expect(fills(on: device).contains(Self.opaqueBar))
    }

    @Test("A navigation bar with its own color always shows it")
    func coloredNavigationBarAlwaysShowsColor() {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: Page())
        navigation.navigationBar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        device.show(navigation)
        #expect(fills(on: device).contains("#ff0000"))
    }

    @Test("An item that completes something is bold from the start")
    func completingItemIsBoldFromStart() {
        let device = SimulatedDevice()
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: nil, action: nil)
        device.show(UINavigationController(rootViewController: page))
        let svg = device.picture()
        let bold = svg.split(separator: "\n").filter { $0.contains("font-weight=\"600\"") }
        #expect(bold.contains { $0.contains(">Save<") })
    }

    @Test("A search field is a gray box whose lens has a margin")
    func searchFieldKeepsLensOffEdge() throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        #expect(field.leftViewRect(forBounds: field.bounds).minX > 0)
        #expect(
            field.textRect(forBounds: field.bounds).minX
                > field.leftViewRect(forBounds: field.bounds).maxX)
    }

    // Human Interface Guidelines, Dark Mode: base and elevated background colors.
    @Test("In the dark a sheet is lighter than what is below it")
    func darkSheetIsLighterThanBelow() {
        let device = SimulatedDevice(style: .dark)
        let (below, sheet) = (UIViewController(), UIViewController())
        for controller in [below, sheet] { controller.view.backgroundColor = .systemBackground }
        device.show(below)
        #expect(!fills(on: device).contains("#1c1c1e"))

        below.present(sheet, animated: false)
        device.settle()
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(fills(on: device).contains("#1c1c1e"))
        #expect(below.traitCollection.userInterfaceLevel != .elevated)
    }
}
