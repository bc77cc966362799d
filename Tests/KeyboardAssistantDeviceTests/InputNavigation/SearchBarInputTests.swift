import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class SearchListener: NSObject, UISearchBarDelegate {
    private(set) var calls: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
}

@MainActor
@Suite(.doubts(.keyboard, .keys)) struct SearchBarInputTests {
    @MainActor
    private final class Scene {
        let device = SimulatedDevice()
        let form = TestForm(fields: 2)
        let searchBar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
        let listener = SearchListener()
        let navigator: InputNavigator
        var field: UITextField { searchBar.searchTextField }
        var bar: DefaultNavigationView { navigator.defaultController! }

        init(_ policy: ReturnKeyPolicy? = .delegate) {
            navigator = InputNavigator(
                accessory: .controller(DefaultNavigationView()), returnKey: policy)
            searchBar.placeholder = "Search"
            searchBar.delegate = listener
            form.content.addSubview(searchBar)
            device.show(form)
        }
    }

    @Test(
        "A search bar that is added gets the bar, and Next goes on in order",
        .requirement("F57", "U369"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/680"),
        arguments: [true, false])
    func searchBarIsWalkedInOrder(asBar: Bool) throws {
        let scene = Scene()
        let (device, bar, fields) = (scene.device, scene.bar, scene.form.fields)
        let input: UIView = asBar ? scene.searchBar : scene.field
        scene.navigator.addInputItems(inputItems: [fields[0], input, fields[1]])
        #expect(scene.navigator.inputItems == [fields[0], scene.field, fields[1]])

        try device.tap(fields[0])
        device.settle()
        try device.tap(bar.btNext)
        device.settle()
        #expect(scene.field.isFirstResponder)
        #expect(bar.window != nil && device.keyboard.isVisible)
        #expect(scene.navigator.focusedItem === scene.field)
        try device.tap(bar.btNext)
        device.settle()
        #expect(fields[1].isFirstResponder)
        try device.tap(bar.btPrev)
        device.settle()
        #expect(scene.field.isFirstResponder)
        #expect(scene.listener.calls == ["begin", "end", "begin"])
    }

    @Test(
        "The search bar's field keeps its delegate and its Return key, which searches",
        .requirement("F57"), arguments: ReturnKeyPolicy.allCases)
    func searchBarKeepsItsReturnKey(policy: ReturnKeyPolicy) throws {
        let scene = Scene(policy)
        let delegate = try #require(scene.field.delegate)
        scene.navigator.addInputItems(inputItems: [scene.searchBar, scene.form.fields[0]])
        #expect(scene.field.delegate === delegate)
        #expect(scene.field.returnKeyType == .search)
        #expect(scene.form.fields[0].returnKeyType == .done)

        scene.navigator.focus(scene.searchBar)
        scene.device.settle()
        scene.device.type("a\n")
        scene.device.settle()
        #expect(scene.listener.calls == ["begin", "search"])
        #expect(scene.field.isFirstResponder)
        scene.navigator.removeInputItem(inputItem: scene.searchBar)
        #expect(scene.navigator.inputItems == scene.form.fields.dropLast())
        #expect(scene.searchBar.inputAccessoryView == nil)
        #expect(scene.field.delegate === delegate)
    }

    @Test(
        "A search bar stands for its field wherever an input is named", .requirement("F57"))
    func searchBarStandsForItsField() {
        let scene = Scene()
        let (navigator, fields) = (scene.navigator, scene.form.fields)
        navigator.addInputItems(inputItems: [fields[0], scene.searchBar])
        navigator.addInputItem(inputItem: scene.searchBar)
        #expect(navigator.inputItems.count == 2)
        #expect(
            navigator.getPreviousInputItem(inputItem: scene.searchBar, shouldLoop: false)
                === fields[0])
        #expect(
            navigator.getNextInputItem(inputItem: fields[0], shouldLoop: false) === scene.field)
        navigator.setTitle("Find", for: scene.searchBar)
        scene.bar.showsInputTitle = true
        #expect(navigator.focus(scene.searchBar) == .focused)
        #expect(scene.field.isFirstResponder)
        #expect(scene.bar.labels.contains { $0.text == "Find" })
        navigator.gotoPreviousItem(fromInputItem: scene.searchBar, shouldLoop: false)
        #expect(fields[0].isFirstResponder)
        navigator.focusedItem = scene.searchBar
        #expect(scene.field.isFirstResponder)
    }

    @Test(
        "Without a title of its own, a search bar is called by its placeholder",
        .requirement("F57", "U369"))
    func searchBarIsCalledByItsPlaceholder() {
        let scene = Scene()
        scene.navigator.addInputItem(inputItem: scene.searchBar)
        scene.bar.showsInputTitle = true
        scene.navigator.focus(scene.searchBar)
        #expect(scene.bar.labels.contains { $0.text == "Search" })
    }

    @Test("A search bar that nobody added is left alone", .requirement("F57"))
    func unaddedSearchBarIsLeftAlone() {
        let scene = Scene()
        scene.navigator.addInputItems(
            from: scene.form, itemType: .bothTextFieldAndTextView)
        scene.navigator.addInputItems(in: scene.form.content)
        #expect(!scene.navigator.inputItems.contains(scene.field))
        #expect(scene.searchBar.inputAccessoryView == nil)
    }
}
