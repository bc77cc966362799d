import DeviceTesting
import Example
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .keys)) struct ListScreensTests {
    private func show(_ screen: UIViewController, _ device: SimulatedDevice)
        -> UINavigationController
    {
        device.keyboard.mode = .hardware(bar: false)
        let navigation = UINavigationController(rootViewController: screen)
        device.show(navigation)
        device.settle()
        return navigation
    }

    @Test(
        "The archive has 250 articles, no two with one title, in months that are not empty",
        .requirement("U240"))
    func archiveHasUniqueTitlesByMonth() {
        let titles = Month.archive.flatMap(\.articles).map(\.title)
        #expect(titles.count == 250 && Set(titles).count == 250)
        #expect(Month.archive.allSatisfy { !$0.articles.isEmpty })
    }

    @Test(
        "Return opens an article, which scrolls by keys, and ⌘[ leads back to the cursor",
        .requirement("U240"))
    func returnOpensArticleScrolledByKeys() throws {
        let (device, list) = (SimulatedDevice(.iPad9_7), ArticleListViewController())
        let navigation = show(list, device)
        for key in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, "\r"] {
            device.press(key)
        }
        device.settle()
        let screen = try #require(navigation.topViewController as? ArticleViewController)
        #expect(screen.article == list.article(at: [0, 1]))
        let top = screen.scrollView.contentOffset.y
        device.press(" ")
        device.settle()
        #expect(screen.scrollView.contentOffset.y > top + 300)
        device.press("[", .command)
        device.settle()
        #expect(navigation.topViewController === list)
        #expect(list.navigator.indexPathForFocusedRow == [0, 1])
        device.press(UIKeyCommand.inputDownArrow)
        #expect(list.navigator.indexPathForFocusedRow == [0, 2])
    }

    @Test(
        "An article is found by typing, moved and deleted, with the cursor on it",
        .requirement("U240"))
    func cursorFollowsMovedAndDeletedArticle() throws {
        let (device, list) = (SimulatedDevice(), ArticleListViewController())
        _ = show(list, device)
        for key in ["l", "e", "t"] { device.press(key) }
        let found = try #require(list.navigator.indexPathForFocusedRow)
        let article = list.article(at: found)
        #expect(article.title.hasPrefix("Let"))
        device.press(UIKeyCommand.inputDownArrow, [.alternate, .command])
        let moved = try #require(list.navigator.indexPathForFocusedRow)
        #expect(moved == [0, found.row + 1] && list.article(at: moved) == article)
        device.press("\u{8}")
        let isThere = list.months.flatMap(\.articles).contains(article)
        #expect(!isThere)
        #expect(list.navigator.indexPathForFocusedRow == moved)
    }

    @Test(
        "In the grid arrows go where they point to, Return opens a photo, Escape closes it",
        .requirement("U240"))
    func gridArrowsGoWhereTheyPoint() {
        let (device, grid) = (SimulatedDevice(), PhotoGridViewController())
        _ = show(grid, device)
        for key in [
            UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow,
            "\r",
        ] {
            device.press(key)
        }
        device.settle()
        #expect(grid.navigator.indexPathForFocusedItem == [0, 4])
        #expect(grid.presentedViewController != nil)
        device.press(UIKeyCommand.inputEscape)
        device.settle()
        #expect(grid.presentedViewController == nil)
        device.press("\u{8}")
        #expect(grid.albums[0].photos.count == 8)
        device.press(UIKeyCommand.inputUpArrow)
        #expect(grid.navigator.indexPathForFocusedItem == [0, 1])
    }

    @Test("The list of examples leads to the screens for keys", .requirement("U240"))
    func exampleListLeadsToKeyScreens() throws {
        let device = SimulatedDevice(.iPad9_7)
        let list = ExampleListViewController()
        let navigation = show(list, device)
        for (index, title) in [
            (3, "Articles"), (4, "Photos"), (5, "Packing"), (7, "Reminders"), (8, "Order"),
        ] {
            try device.tap(list.buttons[index])
            device.settle()
            #expect(navigation.topViewController?.title == title)
            device.press("[", .command)
            device.settle()
            #expect(navigation.topViewController === list)
        }
    }
}
