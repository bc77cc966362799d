import Foundation
import Requirements
import Testing

/// What is said of a page that its repository contradicts.
@Suite struct EvidenceProblemTests {
    private static let page = EvidencePage(
        text: """
            # Evidence

            Nothing on this page has been seen on a device yet. 1 of the 2 assumptions in
            [the list](List.md) matters. Under all other answers, `flipped`: 1 tests fail.

            ## Promises

            | Promise | Seen on a device | The stand-in alone |
            |---|---|---|
            | Room | nothing yet | `endFrame`; A1 |
            | Bars | nothing yet | `firstHeight` |

            ## Recordings

            `show.json` is one.

            | | iOS 4–9 | iOS 26 | not stated | all |
            |---|--:|--:|--:|--:|
            | all | 1 | 1 | 1 | 3 |
            | of an iPad | 1 | 0 | 0 | 1 |
            | of a simulator | 0 | 1 | 0 | 1 |
            | complete, of an iPhone | 0 | 1 | 0 | 1 |
            | complete, of an iPad | 0 | 0 | 0 | 0 |

            ## Open questions

            | Question | Holds both ways |
            |---|---|
            | `endFrame` | yes (`RoomTests`) |
            | `firstHeight` | no: 2 tests (`RoomTests`) |
            """)

    private static let facts = EvidenceFacts(
        recordings: [
            .init(file: "show.json", system: 26, isOfSimulator: true, canBeLaidOut: true),
            .init(file: "hide.json", system: 8, isOfTablet: true),
            .init(file: "fixture.json", system: nil),
        ],
        doubts: ["endFrame", "firstHeight"],
        doubtsOfSuites: ["RoomTests": ["endFrame", "firstHeight"], "BarTests": ["firstHeight"]],
        suites: ["RoomTests", "BarTests"],
        assumptions: (harmless: ["A2"], harmful: ["A1"]),
        failures: [
            "firstHeight=small": ["RoomTests/a()", "RoomTests/b()"],
            "firstHeight=none": ["RoomTests/a()"], "flipped": ["RoomTests/a()"],
        ],
        citedRecordings: ["show"],
        hasFile: { $0 == "Tests/List.md" })

    @Test("A page that says what is the case has no problem", .requirement("U449"))
    func truePageHasNoProblem() {
        #expect(Self.page.problems(Self.facts) == [])
    }

    @Test(
        "A page that says what is not the case has a problem for each statement",
        .requirement("U449"),
        arguments: [
            ("(List.md)", "(Lost.md)", ["a link leads to Lost.md, which is not there"]),
            ("`show.json`", "`no.json`", ["`no.json` is neither a suite, a doubt nor a file"]),
            ("| all | 1 ", "| all | 2 ", [#"the recordings are ["all", "1", "1", "1", "3"]"#]),
            ("| 0 | 1 | 0 | 1 |\n| complete, of an iPh", "", ["the recordings are", "the", "the"]),
            (
                "iOS 26 | not", "iOS 25 | not",
                [
                    #"the recordings are ["all", "1", "0""#, "the recordings are",
                    "the recordings are", "show.json is not in one column",
                ]
            ),
            ("; A1", "", ["A1 matters and is not named"]),
            ("; A1", "; A1, A2", ["A2 is no assumption that matters"]),
            ("1 of the 2", "2 of the 2", ["not said: 1 of the 2 assumptions"]),
            ("`endFrame`; A1", "A1", ["no promise names endFrame"]),
            ("| `endFrame` | yes (`RoomTests`) |\n", "", ["endFrame is asked 0 times"]),
            ("| `endFrame` | y", "| `endFrame`, `endFrame` | y", ["endFrame is asked 2 times"]),
            ("| `endFrame` | y", "| `endFrame`, `BarTests` | y", ["BarTests is no doubt"]),
            ("no: 2 tests", "no: 3 tests", ["firstHeight holds both ways? no: 2 test"]),
            ("no: 2 tests", "yes", ["firstHeight holds both ways? no: 2 test"]),
            ("yes (", "no: 1 test (", ["endFrame holds both ways? yes"]),
            ("yes (`RoomTests`)", "yes (`BarTests`)", ["BarTests does not run under endFrame"]),
            ("yes (`RoomTests`)", "yes", ["endFrame is tested by no suite"]),
            ("`flipped`: 1 ", "`flipped`: 2 ", ["not said: `flipped`: 1 tests"]),
            ("Room | nothing yet", "Room | yes", ["a promise names neither a diagnosis"]),
            ("Room | nothing yet", "Room | `show.json`", ["show.json is no diagnosis"]),
            ("Nothing on this page", "Little", ["“Nothing on this page has been seen"]),
        ] as [(String, String, [String])])
    func falsePageHasProblems(old: String, new: String, problems: [String]) {
        let page = EvidencePage(text: Self.page.text.replacing(old, with: new))
        let found = page.problems(Self.facts)

        #expect(found.count == problems.count, "\(found)")
        for (problem, start) in zip(found, problems) { #expect(problem.hasPrefix(start)) }
    }

    @Test("What a device has shown is named by the page", .requirement("U449"))
    func pageNamesWhatDeviceHasShown() {
        var facts = Self.facts
        facts.recordings[1].isDiagnosis = true
        #expect(
            Self.page.problems(facts) == [
                "no promise names `hide.json`",
                "“\(EvidencePage.nothingSeen)” is said, or not said, wrongly",
            ])

        let text = Self.page.text
            .replacing("Room | nothing yet", with: "Room | `hide.json`")
            .replacing(EvidencePage.nothingSeen, with: "Something has been seen")
        #expect(EvidencePage(text: text).problems(facts) == [])
    }

    @Test("What a simulator has shown is named as that, and is not seen on a device")
    func pageNamesWhatSimulatorHasShown() {
        var facts = Self.facts
        facts.recordings[0].isDiagnosis = true
        #expect(Self.page.problems(facts) == ["no promise names `show.json` (simulator)"])

        let text = Self.page.text
            .replacing("Room | nothing yet", with: "Room | `show.json` (simulator)")
        #expect(EvidencePage(text: text).problems(facts) == [])
    }

    @Test("A recording that a test names is one of the files", .requirement("U449"))
    func citedRecordingIsThere() {
        var facts = Self.facts
        facts.citedRecordings = ["show", "iphone-show-lost"]
        #expect(
            Self.page.problems(facts) == [
                "a test names the recording iphone-show-lost, which is not there"
            ])
    }

    @Test("Facts are read from recordings, tests and the list of assumptions")
    func factsAreReadFromFiles() throws {
        let recording = try EvidenceFacts.Recording(
            file: "a.json",
            json: Data(
                """
                {"device": "iPad (Simulator)", "os": "iPadOS 17/18", "screen": [1024, 1366],
                "events": [{"name": "keyboardWillShow", "frameEnd": [0, 966, 1024, 400]}],
                "diagnosis": {}}
                """.utf8))
        #expect(
            recording
                == .init(
                    file: "a.json", system: 17, isOfTablet: true, isOfSimulator: true,
                    canBeLaidOut: true, isDiagnosis: true))

        let source =
            "// As recorded (iphone-se2-ios13-show, rotation-ios8-3-order).\n@Suite struct RoomTests {\n"
        #expect(EvidenceFacts.suites(in: source) == ["RoomTests"])
        #expect(
            EvidenceFacts.citedRecordings(in: source) == [
                "iphone-se2-ios13-show", "rotation-ios8-3-order",
            ])

        let list = """
            | id | fact | effect on the library |
            | --- | --- | --- |
            | A1 | A fact. | None. |
            | A2 | A fact. | Much. |
            """
        let assumptions = EvidenceFacts.assumptions(list)
        #expect(assumptions.harmless == ["A1"] && assumptions.harmful == ["A2"])
    }
}
