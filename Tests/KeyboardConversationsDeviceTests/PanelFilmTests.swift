import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Films of panels in place of the keyboard, of which every picture is looked at.
@MainActor
@Suite(.doubts(.conversation, [.guidedViews])) struct PanelFilmTests {
    @Test(
        "In no picture of a film do the bar or a row move while panels come, replace each other and go",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases,
        [(true, true), (true, false), (false, true), (false, false)])
    func swapsMoveNothing(
        kind: ConversationStage.Kind, _ run: (isReading: Bool, isHasty: Bool)
    ) throws {
        let stage = PanelChat(kind)
        stage.chat.openKeyboard()
        if run.isReading {
            stage.chat.list.contentOffset.y += stage.chat.screen.isInverted ? 600 : -600
            stage.device.settle()
        }
        let row = try #require(stage.chat.cellInMiddle)
        let film = stage.device.film(stage.chat.screen.bar, row)
        let swaps: [() -> Void] = [
            { stage.panel.show(stage.emoji) }, { stage.panel.show(stage.files) },
            { stage.panel.close() }, { stage.panel.show(stage.files) },
            { stage.panel.show(stage.emoji) }, { stage.panel.close() },
        ]
        for (index, swap) in swaps.enumerated() {
            swap()
            // The next one comes in the middle of the last one.
            for _ in 0..<(run.isHasty ? index * 3 : 60) { stage.device.advance(by: 1.0 / 60) }
        }
        stage.device.settle()
        film.stop()
        let first = try #require(film.pictures.first)
        #expect(film.pictures.count > 40)
        for picture in film.pictures {
            #expect(picture.distances(from: first).allSatisfy { $0 <= 0.5 }, "\(picture)")
        }
        #expect(stage.chat.cellInMiddle === row)
        #expect(stage.chat.assistant.isAtEnd != run.isReading)
    }

    @Test(
        "From the first picture of a rotation on, the bar is on its way to the panel, and the newest row to the bar",
        .requirement("U535", "U545"), arguments: ConversationStage.Kind.allCases,
        [true, false])
    func rotationKeepsPlaces(kind: ConversationStage.Kind, isHasty: Bool) {
        let stage = PanelChat(kind)
        stage.chat.openKeyboard()
        var ends: [Bool] = []
        let token = stage.chat.assistant.observeEnd { ends.append($0) }
        stage.panel.show(stage.emoji)
        if !isHasty { stage.device.settle() }
        stage.panel.show(stage.files)
        if !isHasty { stage.device.settle() }
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            stage.device.rotate(to: orientation)
            let film = stage.device.film()
            var wrongs: [String] = []
            film.onPicture = { wrongs += stage.wrongPlaces }
            for _ in 0..<40 { stage.device.advance(by: 1.0 / 60) }
            stage.device.settle()
            film.stop()
            #expect(film.pictures.count >= 40)
            #expect(wrongs == [], "\(orientation.rawValue)")
            #expect(stage.panel.view === stage.files)
            #expect(stage.covered == stage.panel.height?.points)
            #expect(abs(stage.chat.gap) <= 0.5 || !Chat.isBarAtKeyboard, "\(stage.chat.gap)")
        }
        #expect(ends == [true])
        withExtendedLifetime(token) {}
    }

    @Test(
        "A keyboard that comes back in the middle of a rotation keeps the newest row on the bar",
        .requirement("U535", "U545"), arguments: ConversationStage.Kind.allCases)
    func closingRotates(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind)
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        stage.panel.close()
        stage.device.rotate(to: .landscapeLeft)
        for _ in 0..<40 {
            stage.device.advance(by: 1.0 / 60)
            #expect(stage.wrongPlaces == [])
        }
        stage.device.settle()
        #expect(abs(stage.chat.gap) <= 0.5 || !Chat.isBarAtKeyboard, "\(stage.chat.gap)")
    }
}

extension DrawnPicture {
    /// The distances of the views and the keyboard from where they were in another picture, in points.
    fileprivate func distances(from other: DrawnPicture) -> [CGFloat] {
        zip(views + [keyboard], other.views + [other.keyboard]).flatMap { place, before in
            guard let place, let before else { return [place == before ? 0 : CGFloat.infinity] }
            return [abs(place.minY - before.minY), abs(place.maxY - before.maxY)]
        }
    }
}

extension PanelChat {
    /// What goes elsewhere than it should: the bar to the panel, and the newest row to the bar or, where a
    /// guide leaves the bar behind, to the panel.
    ///
    /// How the screen itself turns is the system's, so what is drawn meanwhile isn't looked at.
    fileprivate var wrongPlaces: [String] {
        var wrongs: [String] = []
        let bar = chat.screen.bar.frame
        let top = device.keyboard.frame?.minY ?? .infinity
        if Chat.isBarAtKeyboard, abs(bar.maxY - top) > 0.5 {
            wrongs.append("the bar goes to \(bar.maxY) instead of \(top)")
        }
        let gap = min(bar.minY, top) - chat.targetOfNewestRow
        if gap < -0.5 || Chat.isBarAtKeyboard && gap > 0.5 {
            wrongs.append("the newest row goes \(gap) above the bar")
        }
        return wrongs
    }
}

extension Chat {
    /// The lower edge of the newest row on the screen, when what moves is where it goes.
    fileprivate var targetOfNewestRow: CGFloat {
        screen.isInverted
            ? list.frame.maxY + list.contentOffset.y
            : list.frame.minY + screen.rows.heights.reduce(0, +) - list.contentOffset.y
    }

    /// The cell in the middle of the list.
    fileprivate var cellInMiddle: UIView? {
        let middle = CGPoint(x: 10, y: list.bounds.midY)
        let table = (list as? UITableView).flatMap { table in
            table.indexPathForRow(at: middle).flatMap { table.cellForRow(at: $0) }
        }
        return table
            ?? (list as? UICollectionView).flatMap { view in
                view.indexPathForItem(at: middle).flatMap { view.cellForItem(at: $0) }
            }
    }
}
