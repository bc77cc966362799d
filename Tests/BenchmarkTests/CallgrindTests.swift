import Requirements
import Testing

@testable import Benchmarks

/// How instructions are counted and whose they are.
@Suite struct CallgrindTests {
    /// The library spends 10 and makes the runtime spend 30; UIKit spends 100 and makes it spend 10.
    private static let profile = CallgrindProfile(
        """
        version: 1
        events: Ir

        fl=(1) file
        fn=(1) $s17KeyboardAssistant1a
        7 4
        +1 6
        cfn=(2) swift_retain
        calls=3 0
        +1 30

        fn=(3) $s5UIKit1b
        9 100
        cfn=(2)
        calls=1 0
        * 10

        fn=(2)
        1 40
        """)

    @Test("A profile has the instructions of each function and of each call")
    func profileHasFunctionsAndCalls() {
        #expect(Self.profile.own == [1: 10, 2: 40, 3: 100])
        #expect(Self.profile.names[2] == "swift_retain")
        #expect(Self.profile.calls.map(\.inclusive) == [30, 10])
    }

    @Test("Those who work for others are shared among their callers", .requirement("U460"))
    func workForOthersIsShared() {
        let cost = Cost(ofLibraryIn: Self.profile, measuredBy: "Benchmarks")
        #expect(cost == Cost(own: 40, all: 150))
        #expect(cost.share == 40.0 / 150)
    }

    @Test(
        "A function's name says for whom it works",
        arguments: [
            ("$s17KeyboardAssistant14InputNavigatorC4goto", .library),
            ("$sSo6CGRectV17KeyboardAssistantE4span", .library), ("$s5UIKit6UIViewC", .others),
            ("$s10Benchmarks8measuredyyyyXEF", .others), ("$s12CoreGraphics6CGRectV", .callers),
            ("$s5UIKit6UIViewCMa", .callers), ("swift_release", .callers),
        ] as [(String, InstructionOwner)])
    func nameSaysForWhom(name: String, owner: InstructionOwner) {
        #expect(InstructionOwner(name, measuredBy: "Benchmarks") == owner)
    }
}
