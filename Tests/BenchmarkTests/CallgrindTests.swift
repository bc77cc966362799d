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
        #expect(cost == Cost(own: 40, all: 150, caused: 150))
        #expect(cost.share == 40.0 / 150)
    }

    @Test("What the library causes is the whole, less the same without it", .requirement("U460"))
    func causedIsWholeLessBare() {
        let bare = CallgrindProfile("fl=(1) file\nfn=(1) $s5UIKit1b\n9 70")
        let cost = Cost(ofLibraryIn: Self.profile, without: bare, measuredBy: "Benchmarks")
        #expect(cost == Cost(own: 40, all: 150, caused: 80))
    }

    @Test("A flow has the library's functions as they are in the source", .requirement("U460"))
    func flowHasNamedFunctions() {
        let profile = CallgrindProfile(
            """
            fl=(1) Form.swift
            fn=(1) $s17KeyboardAssistant1aF
            7 4
            cfi=(2) Bar.swift
            cfn=(2) $s17KeyboardAssistant1bvg
            calls=6 0
            +1 30
            cfn=(3) $s17KeyboardAssistant1bvs
            calls=5 0
            +1 10

            fl=(2)
            fn=(2)
            9 30
            cfn=(4) $s5UIKit1bF
            calls=9 0
            +1 30

            fl=(3) Main.swift
            fn=(5) $s10Benchmarks1aF
            1 1
            cfn=(1)
            calls=2 0
            +1 40
            """)
        let count = FlowCount("a", in: profile, times: 2, questions: 1)
        #expect(count.functions == 2 && count.files == 2 && count.calls == 4)
        #expect(count.questions == [.init(name: "$s17KeyboardAssistant1bvg", calls: 3)])
    }

    @Test(
        "Functions, initializers and getters are counted, and nothing that the compiler makes",
        arguments: [
            ("$s17KeyboardAssistant1aV1byyF", true), ("$s17KeyboardAssistant1aV1byyFZ", true),
            ("$s17KeyboardAssistant1aVACycfC", true), ("$s17KeyboardAssistant1aV1bSivg", true),
            ("$s17KeyboardAssistant1aV1bSivs", false),
            ("$s17KeyboardAssistant1aV1byyFyycfU_", false),
            ("$s17KeyboardAssistant1aV8rawValueSivg", false),
            ("$s17KeyboardAssistant1aV21__derived_enum_equalsySbAC_ACtFZ", false),
            ("$s17KeyboardAssistant1aVAA1cA2aDP1byyFTW", false), ("$s5UIKit1aV1byyF", false),
        ])
    func namedFunctionsAreCounted(name: String, isNamed: Bool) {
        #expect(LibraryFunction.isNamed(name) == isNamed)
    }

    @Test(
        "A function's name says for whom it works",
        arguments: [
            ("$s17KeyboardAssistant14InputNavigatorC4goto", .library),
            ("$sSo6CGRectV17KeyboardAssistantE4span", .library), ("$s5UIKit6UIViewC", .others),
            ("$s13KeyNavigation04ListB0C4move", .library),
            ("$s17KeyboardAssistant9TableListC13KeyNavigationE4grid", .library),
            ("$s5UIKit8UIWindowC23KeyCommandCustomizationE4keys", .library),
            ("$s10Benchmarks8measuredyyyyXEF", .others), ("$s12CoreGraphics6CGRectV", .callers),
            ("$s5UIKit6UIViewCMa", .callers), ("swift_release", .callers),
        ] as [(String, InstructionOwner)])
    func nameSaysForWhom(name: String, owner: InstructionOwner) {
        #expect(InstructionOwner(name, measuredBy: "Benchmarks") == owner)
    }
}
