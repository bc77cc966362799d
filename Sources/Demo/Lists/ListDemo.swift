import Example
import Foundation
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays the example's list, article and grids by the keys of a hardware keyboard.
@MainActor
enum ListDemo {
    /// The exit status: 0, 1 if a cursor was out of sight, or 2 if a picture could not be written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "list-1-cursor", play)
    }

    static func play(_ scenes: Scenes) throws -> Int {
        try articles(scenes) + picking(scenes) + photos(scenes) + photosFromTheRight(scenes)
            + pickingPhotos(scenes) + tiles(scenes) + packing(scenes)
    }

    private static func articles(_ scenes: Scenes) throws -> Int {
        let list = ArticleListViewController()
        let stage = ListStage(
            list, on: SimulatedDevice(.iPad9_7), in: scenes, filmedAs: "A list by arrow keys")
        scenes.tell("250 articles by month, on an iPad with a hardware keyboard.\n")
        scenes.tell(ListLine.heading)
        stage.press("↓", "↓", "↓", "⌥↓", "⌥↑", "↓", "↓")
        try stage.picture("list-1-cursor")
        stage.press("↓", holding: 3)
        stage.press("Space", "Space", "↓", "⇧Space", "Home", "End")
        stage.press("Page Up", "↑", "w", "a", "l")
        try stage.picture("list-2-paging")
        let moved = list.navigator.indexPathForFocusedRow.map(list.article)
        stage.press("⌥⌘↓", "⌥⌘↓")
        stage.expect(
            list.navigator.indexPathForFocusedRow.map(list.article) == moved,
            "the cursor stays on the article that is moved")
        let count = list.months.map(\.articles.count).reduce(0, +)
        stage.press("⌫")
        stage.expect(
            list.months.map(\.articles.count).reduce(0, +) == count - 1, "an article is deleted")
        try article(stage)
        scenes.tell("\nWhat shows while ⌘ is held down:\n\n\(stage.device.keyCommandTranscript)")
        return stage.failures
    }

    private static func article(_ stage: ListStage) throws {
        stage.press("↩")
        stage.expect(stage.front is ArticleViewController, "Return opens the article")
        stage.press("Space", "↓", "⇧Space", "⌘↓")
        try stage.picture("list-3-article")
        stage.press("⌘[")
        stage.expect(stage.front is ArticleListViewController, "⌘[ leads back to the list")
    }

    private static func picking(_ scenes: Scenes) throws -> Int {
        let list = ArticleListViewController()
        let stage = ListStage(
            list, on: SimulatedDevice(), in: scenes, filmedAs: "Picking several rows")
        scenes.tell("\nSeveral are picked, on an iPhone with a hardware keyboard.\n")
        list.setEditing(true, animated: false)
        stage.press("↓", "↓", "⇧↓", "⇧↓", "⇧↓", "⇧↑", "↓", "↓", "↩")
        stage.expect(list.tableView.indexPathsForSelectedRows?.count == 4, "four are picked")
        try stage.picture("list-4-selection")
        stage.press("⌘a", "⎋")
        return stage.failures
    }

    private static func photos(_ scenes: Scenes) throws -> Int {
        let grid = PhotoGridViewController()
        let stage = ListStage(
            grid, on: SimulatedDevice(.iPad9_7), in: scenes, filmedAs: "A grid by arrow keys")
        scenes.tell("\nA grid of photos: a run of arrows remembers its column past short lines.\n")
        stage.press("→", "→", "→", "→", "→", "↓", "↓", "↓", "↓", "↓", "↓", "↓")
        try stage.picture("grid-1-cursor")
        stage.press("⌥↓", "⌥↑", "Space", "→", "↩")
        stage.expect(stage.front is PhotoViewController, "Return opens the photo")
        stage.press("⎋")
        stage.expect(stage.front === grid, "Escape closes the photo")
        stage.press("↓")
        return stage.failures
    }

    private static func photosFromTheRight(_ scenes: Scenes) throws -> Int {
        let grid = PhotoGridViewController()
        let stage = ListStage(
            grid, on: SimulatedDevice(language: "ar"), in: scenes,
            filmedAs: "A grid from right to left")
        scenes.tell("\nFrom right to left ← leads on, as it does on the screen.\n")
        stage.press("←", "←", "↓", "→")
        stage.expect(
            grid.navigator.indexPathForFocusedItem?.section == 0, "the cursor is among the first")
        grid.setEditing(true, animated: false)
        stage.press("←", "⇧←", "⇧↓")
        try stage.picture("grid-2-right-to-left")
        return stage.failures
    }

    private static func pickingPhotos(_ scenes: Scenes) throws -> Int {
        let grid = PhotoGridViewController()
        let stage = ListStage(
            grid, on: SimulatedDevice(.iPad9_7), in: scenes, filmedAs: "A rectangle of photos")
        scenes.tell("\nPhotos are picked, as a rectangle that grows by one column or row.\n")
        grid.setEditing(true, animated: false)
        stage.press("→", "→", "⇧→", "⇧→", "⇧↓", "⇧↓", "⇧↓", "⇧→", "⇧←")
        let picked = grid.collectionView.indexPathsForSelectedItems ?? []
        stage.expect(picked.count == 11, "a rectangle is picked")
        try stage.picture("grid-3-rectangle")
        return stage.failures
    }

    private static func tiles(_ scenes: Scenes) throws -> Int {
        let screen = MosaicGridViewController()
        let stage = ListStage(
            screen, on: SimulatedDevice(), in: scenes, filmedAs: "Tiles with gaps, in a grid")
        scenes.tell("\nCells with gaps and of unequal sizes: the opposite arrows lead back.\n")
        let walk = ArrowWalk(stage: stage, screen: screen, picture: "grid-4-tiles")
        try walk.play(
            from: 2, ["↓", "↓", "→", "↓", "→", "↓"], through: [4, 6, 7, 8, 9, 10])
        return stage.failures
    }

    private static func packing(_ scenes: Scenes) throws -> Int {
        let screen = PackingViewController()
        let stage = ListStage(
            screen, on: SimulatedDevice(), in: scenes,
            filmedAs: "An outline with controls in its rows")
        scenes.tell("\nAn outline: → opens and goes in, ← closes and goes out.\n")
        stage.press("↓")
        try stage.picture("outline-1-closed")
        stage.press("→", "→", "→", "→", "↓", "↓")
        try stage.picture("outline-2-open")
        scenes.tell("\nF2 goes to the controls of a row, and Escape back to the row.\n")
        stage.press("F2", "→", "→")
        stage.expect(screen.list.visible[4].count == 3, "→ steps the stepper up")
        try stage.picture("outline-3-control")
        stage.press("⇥", "Space")
        stage.expect(screen.list.visible[4].isPacked, "Space turns the switch on")
        try stage.picture("outline-4-switch")
        stage.press("⎋", "←", "←", "←", "←")
        stage.expect(screen.list.visible.count == 3, "← closes the bags again")
        return stage.failures
    }
}
