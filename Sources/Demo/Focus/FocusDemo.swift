import Example
import Foundation
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Walks the example's reminders by Tab, arrows and Return.
@MainActor
enum FocusDemo {
    /// The exit status: 0, 1 if focus was where it should not be, or 2 if a picture could not be
    /// written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "focus-1-lists", play)
    }

    static func play(_ scenes: Scenes) throws -> Int {
        try loop(scenes) + search(scenes) + flat(scenes) + fromTheRight(scenes) + looks(scenes)
            + mac(scenes) + phone(scenes) + tiles(scenes) + FocusFaults.show(scenes)
    }

    /// A stage with the reminders on it, in the language of its device.
    private static func stage(
        on device: SimulatedDevice, in scenes: Scenes, hasColumn: Bool = true, saying what: String,
        filmedAs title: String
    ) -> (ListStage, RemindersViewController) {
        scenes.tell("\n\(what)\n")
        let screen = RemindersViewController(hasColumn: hasColumn)
        return (ListStage(screen, on: device, in: scenes, filmedAs: title), screen)
    }

    private static func tablet(
        language: String = "en", style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large
    ) -> SimulatedDevice {
        SimulatedDevice(
            .iPad9_7, orientation: .landscapeLeft, language: language, style: style,
            textSize: textSize)
    }

    // MARK: With the system's focus

    private static func loop(_ scenes: Scenes) throws -> Int {
        let (stage, screen) = stage(
            on: tablet(), in: scenes,
            saying: "Reminders in a container of the app's own, on an iPad with a keyboard.",
            filmedAs: "Reminders by Tab, on an iPad")
        scenes.tell(ListLine.heading(of: "what is focused                  what is chosen"))
        stage.walk(screen, "⇥", [.search, .lists, .reminders, .search])
        stage.walk(screen, "⇧⇥", [.reminders, .lists, .search])
        stage.walk(screen, "⇥", [.lists])
        stage.press("↓")
        stage.expect(screen.board.choice == .list(1), "the selection follows focus")
        stage.press("→")
        stage.expect(FocusSight(screen).area == .lists, "arrows stay inside")
        try stage.picture("focus-1-lists")
        try order(stage, screen, "focus-2-order")
        stage.press("⇥", "↓", "⇥", "⇥", "⇥")
        stage.expect(
            FocusSight(screen).frame == screen.reminders.tableView.rectForRow(at: [0, 1]),
            "the second reminder is remembered")
        stage.press("↩")
        stage.expect(screen.isDone(1), "Return marks it as done")
        try stage.picture("focus-3-done")
        try today(stage, screen)
        return stage.failures
    }

    /// A group has what bears its name, a card and a table here.
    private static func today(_ stage: ListStage, _ screen: RemindersViewController) throws {
        stage.press("⇧⇥", "↑", "↑")
        stage.expect(screen.sidebar.todayCard.isFocused, "an arrow leads to the card")
        stage.press("↩")
        stage.expect(screen.board.choice == .today, "Return opens the card")
        try stage.picture("focus-4-card")
        stage.press("↓", "↓", "↓", "↓", "↓")
        stage.expect(screen.board.choice == .list(3), "arriving at New List chooses nothing")
        stage.press("↩")
        stage.expect(stage.front is UIAlertController, "Return asks for a name")
        try stage.picture("focus-5-alert")
    }

    private static func search(_ scenes: Scenes) throws -> Int {
        let (stage, screen) = stage(
            on: tablet(), in: scenes,
            saying: "What is typed is searched for at once.",
            filmedAs: "Searching the reminders by keys")
        stage.press("⇥", "b", "o", "o")
        stage.expect(screen.board.shown.map(\.title) == ["Book a dentist"], "one is found")
        stage.press("↩")
        stage.expect(FocusSight(screen).area == .reminders, "Return leads to what was found")
        try stage.picture("focus-6-search")
        return stage.failures
    }

    private static func flat(_ scenes: Scenes) throws -> Int {
        let (stage, screen) = stage(
            on: tablet(), in: scenes, hasColumn: false,
            saying: "Without a column Tab leaves the sidebar in the middle.",
            filmedAs: "Reminders without a column")
        stage.walk(screen, "⇥", [.search, .reminders, .lists, .search])
        try order(stage, screen, "focus-7-flat")
        let issues = FocusDiagnostics.issues(in: screen.view)
        let lines = issues.map(\.description).joined(separator: "\n")
        stage.tell("What is wrong with it:\n\n\(lines)")
        stage.expect(
            issues.map(\.kind) == [.columnIsNotDeclared], "the missing column is noticed")
        return stage.failures
    }

    private static func fromTheRight(_ scenes: Scenes) throws -> Int {
        let (stage, screen) = stage(
            on: tablet(language: "ar"), in: scenes,
            saying: "From right to left the sidebar is at the right, and is read first.",
            filmedAs: "Reminders from right to left")
        stage.walk(screen, "⇥", [.search, .lists, .reminders, .search, .lists])
        stage.press("↓")
        try stage.picture("focus-8-right-to-left")
        return stage.failures
    }

    /// The card with its halo, as different people see it.
    private static func looks(_ scenes: Scenes) throws -> Int {
        // The newest device is the one that the app runs on, so each is made when its turn comes.
        let looks: [(what: String, film: String, picture: String, make: () -> SimulatedDevice)] = [
            (
                "In the dark, at the card.", "Reminders in the dark", "focus-9-dark",
                { tablet(style: .dark) }
            ),
            (
                "In large text.", "Reminders in large text", "focus-large-text",
                { tablet(textSize: .accessibilityLarge) }
            ),
        ]
        return try looks.reduce(0) { failures, look in
            let (stage, screen) = stage(
                on: look.make(), in: scenes, saying: look.what,
                filmedAs: look.film)
            stage.press("⇥", "⇥", "↑")
            stage.expect(screen.sidebar.todayCard.isFocused, "the card has a halo")
            try stage.picture(look.picture)
            return failures + stage.failures
        }
    }

    private static func mac(_ scenes: Scenes) throws -> Int {
        var model = SimulatedDevice.Model.iPad9_7
        model.idiom = .mac
        let (stage, screen) = stage(
            on: SimulatedDevice(model, orientation: .landscapeLeft), in: scenes,
            saying: "On the Mac the space bar selects.", filmedAs: "Reminders on the Mac")
        stage.walk(screen, "⇥", [.search, .lists, .reminders])
        stage.press("Space")
        stage.expect(screen.isDone(0), "Space marks as done")
        return stage.failures
    }

    // MARK: Without it

    private static func phone(_ scenes: Scenes) throws -> Int {
        let (stage, screen) = stage(
            on: SimulatedDevice(), in: scenes,
            saying: "An iPhone has no focus engine; the library moves focus in the same order.",
            filmedAs: "Reminders by Tab, on an iPhone")
        stage.walk(screen, "⇥", [.search, .lists, .reminders, .search])
        stage.walk(screen, "⇧⇥", [.reminders, .lists])
        stage.press("↓")
        stage.expect(screen.board.choice == .list(1), "the selection follows the cursor")
        stage.press("↓", "↓", "↓")
        stage.expect(screen.board.choice == .list(3), "arriving at New List chooses nothing")
        stage.press("↑", "↑", "↑", "⇥", "↓", "↩")
        stage.expect(screen.isDone(1), "Return marks as done")
        try stage.picture("focus-phone")
        return stage.failures
    }

    private static func tiles(_ scenes: Scenes) throws -> Int {
        scenes.tell(
            "\nViews with gaps and of unequal sizes, on an iPhone without a focus engine.\n")
        let screen = MosaicViewController()
        let stage = ListStage(
            screen, on: SimulatedDevice(), in: scenes, filmedAs: "Tiles with gaps, by focus")
        let walk = ArrowWalk(stage: stage, screen: screen, picture: "focus-tiles")
        try walk.play(
            from: 2, ["↓", "↓", "→", "↓", "→", "↓"], through: [4, 6, 7, 8, 9, 10])
        return stage.failures
    }

    // MARK: Order

    /// Draws the order of Tab over the screen.
    private static func order(
        _ stage: ListStage, _ screen: RemindersViewController, _ picture: String
    ) throws {
        screen.toggleOverlay()
        stage.device.settle()
        try stage.picture(picture)
        screen.toggleOverlay()
        stage.tell(
            "\nThe groups, as the system sees them:\n\n\(FocusDiagnostics.groups(of: screen))\n")
    }
}

extension RemindersViewController {
    fileprivate func isDone(_ row: Int) -> Bool { board.shown.dropFirst(row).first?.isDone == true }
}

extension ListStage {
    /// Presses `key` as often as there are areas, and expects focus in one after the other.
    fileprivate func walk(
        _ screen: RemindersViewController, _ key: String, _ areas: [FocusSight.Area]
    ) {
        for area in areas {
            press(key)
            expect(FocusSight(screen).area == area, "\(key) leads to the \(area.rawValue)")
        }
    }
}
