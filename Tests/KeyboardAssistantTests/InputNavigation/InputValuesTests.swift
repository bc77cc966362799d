import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct InputValuesTests {
    @Test("A value belongs to one input until it is replaced or removed")
    func valueBelongsToOneInput() {
        let (first, second) = (UITextField(), UITextField())
        var values = InputValues<Int>()
        values[first] = 1
        values[second] = 2
        values[first] = 3
        #expect(values[first] == 3 && values[second] == 2)
        values[first] = nil
        #expect(values[first] == nil && values[second] == 2)
    }

    @Test("An input at the address of one that is gone has no value")
    func newInputHasNoValue() {
        var values = InputValues<Int>()
        let kept = UITextField()
        values[kept] = 0
        for number in 1...200 {
            let field = UITextField()
            #expect(values[field] == nil)
            values[field] = number
        }
        #expect(values[kept] == 0)
    }
}
