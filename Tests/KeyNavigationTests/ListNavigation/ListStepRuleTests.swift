import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ListStepRuleTests {
    @Test(
        "Lines end, and lists wrap, as the options say; what is extended never wraps",
        .requirement("U402"))
    func ruleFollowsOptions() {
        for edge in ListOptions.EdgeBehavior.allCases {
            for line in ListOptions.LineEnd.allCases {
                for selection in ListOptions.GridSelection.allCases {
                    var options = ListOptions(for: .selection)
                    options.edgeBehavior = edge
                    options.lineEnd = line
                    options.gridSelection = selection
                    let name = "\(edge), \(line), \(selection)"
                    #expect(
                        ListStepRule(options)
                            == ListStepRule(
                                wraps: edge == .wraps, continuesOnNextLine: line == .continues),
                        "\(name)")
                    #expect(
                        ListStepRule(options, extends: true)
                            == ListStepRule(
                                wraps: false,
                                continuesOnNextLine: line == .continues && selection == .range,
                                retracesToOtherLine: selection == .range),
                        "\(name)")
                }
            }
        }
    }

    @Test("Lists start with the options that change nothing", arguments: ListCursorKind.allCases)
    func defaultsChangeNothing(kind: ListCursorKind) {
        let options = ListOptions(for: kind)
        #expect(options.pageKeys == .scroll && options.spaceKey == .scroll)
        #expect(options.gridSelection == .range && options.lineEnd == .continues)
        #expect(!options.selectionFollowsCursor)
        #expect(ListStepRule(options) == ListStepRule())
    }
}
