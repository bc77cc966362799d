import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Plays apps that read an observable model in all that the libraries call.
///
/// From iOS 26, UIKit tracks what is read while a view is laid out, and lays it out again when that
/// changes. What the libraries find out in a layout is dealt with when it is over.
@MainActor
@Suite(.doubts(.keyboard, .guides, .lists)) struct TrackedLayoutTests {
    @Test(
        "Nothing of an app's is called in a layout that is tracked, and no view follows its model",
        .requirement("U592"),
        arguments: [
            AppCall.App.form, .manualForm, .scene, .rows, .composer, .table, .grid, .settings,
        ])
    func appIsCalledOutsideOfLayouts(_ kind: AppCall.App) throws {
        let app = TrackedApp()
        try app.play(kind)
        // There UIKit itself ends editing in the list's layout, and tells the app so.
        let isToldByList = app.device.behavior.reloadWithResponder == .resignsAtLayout
        let calls = app.trackedCalls.filter {
            !(isToldByList && $0.hasSuffix(" in the layout of UITableView"))
        }
        #expect(calls.sorted() == [])
        #expect(app.followers.sorted() == [])
        #expect(AppCall.played(in: kind).subtracting(app.calls).sorted() == [])
    }

    @Test(
        "Nothing of a conversation's is called in a layout that is tracked",
        .requirement("U592"), arguments: ConversationStage.Kind.allCases)
    func conversationIsCalledOutsideOfLayouts(_ kind: ConversationStage.Kind) {
        let chat = PanelChat(kind)
        let app = TrackedApp(on: chat.device)
        app.play(chat, isInverted: kind == .invertedTable)
        #expect(app.trackedCalls.sorted() == [])
        #expect(app.followers.sorted() == [])
        #expect(AppCall.played(in: .conversation).subtracting(app.calls).sorted() == [])
    }

    @Test("A call in a layout that is tracked would be noticed", .requirement("U592"))
    func callInLayoutIsNoticed() {
        let app = TrackedApp()
        let view = ReadingView()
        view.read = { app.read("ReadingView.read") }
        app.device.window.addSubview(view)
        app.change()
        #expect(app.trackedCalls == ["ReadingView.read in the layout of ReadingView"])
        #expect(app.followers == ["ReadingView"])
    }
}
