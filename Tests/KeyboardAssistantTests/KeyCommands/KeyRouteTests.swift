import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyRouteTests {
    typealias Route = KeyRoute<String>

    private let columns = [Route.Column(root: "sidebar", splitView: "split")]

    @Test(
        "Keys come by a column if it is on the way from the first responder", .requirement("U336"))
    func onTheWay() {
        let start = ["list", "sidebar", "split", "window"]
        #expect(Route(responders: start, columns: columns).leadsHere)
        #expect(
            !Route(responders: ["field", "detail", "split", "window"], columns: columns).leadsHere)
    }

    @Test("What is presented above a split view keeps keys from its columns", .requirement("U336"))
    func presentedScreenKeepsKeysFromColumns() {
        #expect(!Route(responders: ["sheet", "split", "window"], columns: columns).leadsHere)
    }

    @Test(
        "A split view that is first responder itself may hand its keys to any column",
        .requirement("U336"))
    func splitViewHandsKeysToColumns() {
        #expect(Route(responders: ["split", "window"], columns: columns).leadsHere)
    }

    @Test(
        "Beside a split view, in no column, and without a first responder, all views count",
        .requirement("U336"))
    func allViewsCountOutsideColumns() {
        #expect(Route(responders: ["field", "root", "window"], columns: columns).leadsHere)
        #expect(Route(responders: ["field", "root", "window"]).leadsHere)
        #expect(Route(columns: columns).leadsHere)
        #expect(Route().leadsHere)
    }

    @Test("In a split view within a column keys have to come by both", .requirement("U336"))
    func nestedSplitViewKeysPassBoth() {
        let columns =
            [Route.Column(root: "inner", splitView: "innerSplit")]
            + [Route.Column(root: "innerSplit", splitView: "split")]
        let outer = ["outer", "split"]
        #expect(Route(responders: ["inner", "innerSplit", "split"], columns: columns).leadsHere)
        #expect(!Route(responders: ["other", "innerSplit", "split"], columns: columns).leadsHere)
        #expect(!Route(responders: outer, columns: columns).leadsHere)
    }
}
