#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// A list with a search bar in its navigation bar.
@MainActor
private final class SearchStage: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
{
    let device = SimulatedDevice(.iPhone13)
    let content = UIViewController()
    let results = UIViewController()
    let navigation: UINavigationController
    let search: UISearchController
    var lines: [String] = []

    init(hasResults: Bool = true) {
        search = UISearchController(searchResultsController: hasResults ? results : nil)
        navigation = UINavigationController(rootViewController: content)
        super.init()
        content.definesPresentationContext = true
        content.navigationItem.searchController = search
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        device.show(navigation)
        device.settle()
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        lines.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
        lines.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
        lines.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
        lines.append("didDismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update \(searchController.searchBar.text ?? "")")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
}

@MainActor
@Suite struct SearchTests {
    @Test(
        "A search ends with the controller that is dismissed", .requirement("U357"),
        arguments: [false, true])
    func searchEndsWithDismissedController(showsAlert: Bool) {
        let stage = SearchStage()
        let root = UIViewController()
        let modal = stage.navigation
        // So that the controller that is dismissed presents the search.
        stage.content.definesPresentationContext = false
        stage.device.show(root)
        root.present(modal, animated: false)
        stage.device.settle()
        stage.search.isActive = true
        stage.device.settle()
        if showsAlert { stage.search.present(UIViewController(), animated: false) }
        stage.device.settle()
        var ends = 0
        root.dismiss(animated: true) { ends += 1 }
        stage.device.settle()
        #expect(ends == 1)
        #expect(!stage.search.isActive)
        #expect(root.presentedViewController == nil && modal.view.window == nil)
        #expect(stage.content.presentedViewController == nil)
    }

    @Test(
        "The search bar stands below the title and belongs to the safe area", .requirement("U357"))
    func searchBarStandsBelowTitle() {
        let stage = SearchStage()
        #expect(stage.search.searchBar.window === stage.device.window)
        #expect(stage.navigation.navigationBar.frame.height == 96)
        #expect(stage.content.view.safeAreaInsets.top == 143)
    }

    // Return leaves the keyboard to the field (assumed: A76).
    // The text goes with the search (assumed: A51).
    @Test("A tap on the field presents the search, and Cancel ends it", .requirement("U357"))
    func tapPresentsSearchCancelEndsIt() throws {
        let stage = SearchStage()
        try stage.device.tap(stage.search.searchBar.searchTextField)
        stage.device.settle()
        #expect(stage.search.isActive)
        #expect(stage.lines == ["willPresent", "didPresent", "update "])
        #expect(stage.content.presentedViewController === stage.search)
        #expect(stage.search.searchBar.showsCancelButton)
        #expect(stage.navigation.navigationBar.frame.height == 52)
        stage.lines = []
        stage.device.type("ab")
        #expect(stage.lines == ["update a", "update ab"])
        #expect(stage.results.viewIfLoaded?.window === stage.device.window)
        stage.device.type("\n")
        #expect(stage.lines.last == "search")
        #expect(stage.search.searchBar.searchTextField.isFirstResponder)
        stage.lines = []
        stage.search.isActive = false
        stage.device.settle()
        #expect(stage.lines == ["willDismiss", "update ", "didDismiss"])
        #expect(stage.search.searchBar.text == "")
        #expect(stage.results.viewIfLoaded?.window == nil)
        #expect(stage.content.presentedViewController == nil)
        #expect(!stage.device.keyboard.isVisible)
    }

    @Test("A search without results of its own leaves the content in reach", .requirement("U357"))
    func searchWithoutResultsKeepsContentReachable() throws {
        let stage = SearchStage(hasResults: false)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 250, width: 100, height: 44)
        stage.content.view.addSubview(button)
        stage.search.isActive = true
        stage.device.settle()
        #expect(stage.search.searchBar.searchTextField.isFirstResponder)
        #expect(throws: MissedTap.self) { try stage.device.tap(button) }
        stage.search.obscuresBackgroundDuringPresentation = false
        try stage.device.tap(button)
        #expect(stage.search.isActive)
    }

    // Apple's reference of `searchBarPlacementBarButtonItem` and WWDC 2025, session 284.
    @Test(
        "An integrated search bar stands in the toolbar of an iPhone, and on the keyboard",
        .requirement("U372"))
    func integratedSearchBarStandsOnKeyboard() throws {
        let stage = SearchStage()
        guard #available(iOS 26, macCatalyst 26, *) else { return }
        let item = stage.content.navigationItem
        #expect(item.searchBarPlacement == .stacked)
        item.preferredSearchBarPlacement = .integrated
        stage.device.settle()
        let bar = stage.search.searchBar
        #expect(bar.isDescendant(of: try #require(stage.navigation.toolbar)))
        #expect(stage.navigation.navigationBar.frame.height == 44)
        #expect(abs(bar.convert(bar.bounds, to: nil).maxY - (844 - 34)) < 0.01)
        try stage.device.tap(bar.searchTextField)
        stage.device.settle()
        let top = try #require(stage.device.keyboard.frame?.minY)
        #expect(stage.search.isActive && bar.searchTextField.isFirstResponder)
        #expect(abs(bar.convert(bar.bounds, to: nil).maxY - top) < 0.01)
        stage.search.isActive = false
        stage.device.settle()
        #expect(abs(bar.convert(bar.bounds, to: nil).maxY - (844 - 34)) < 0.01)
        item.searchBarPlacementAllowsToolbarIntegration = false
        stage.device.settle()
        #expect(bar.isDescendant(of: stage.navigation.navigationBar))
    }

    @Test("Dismissing from code ends a search too", .requirement("U357"))
    func dismissingFromCodeEndsSearch() {
        let stage = SearchStage()
        stage.search.isActive = true
        stage.content.dismiss(animated: false)
        #expect(!stage.search.isActive)
        #expect(stage.content.presentedViewController == nil)
    }
}
#endif
