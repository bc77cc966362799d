import Requirements
import Testing

/// Keeps the folders of each library apart, and values free of UIKit classes, which no compiler
/// does.
@Suite struct FloorPlanTests {
    private static let mayUse: [String: Set<String>] = [
        "Support": [],
        "Keyboard": ["Support"],
        "KeyCommands": ["Support"],
        "InputNavigation": ["KeyCommands", "Support"],
        "Positioning": ["Keyboard", "InputNavigation", "Support"],
        "SceneAssistance": ["Positioning", "Keyboard", "InputNavigation", "Support"],
        "Direction": [],
        "Focus": ["Direction"],
        "ScreenNavigation": [],
        "ListNavigation": ["Focus", "Direction"],
    ]

    /// The libraries whose folders are one theme each; the compiler keeps libraries apart.
    private static let divided: Set = ["KeyboardAssistant", "KeyNavigation"]

    private let files = SourceFile.all

    @Test("The libraries' sources are found, and each is in a folder of the plan")
    func sourcesAreFound() throws {
        #expect(files.count > 20)
        #expect(Set(files.map(\.library)) == Set(try Manifest().products))
        for file in files where Self.divided.contains(file.library) {
            let isPlanned = Self.mayUse.keys.contains(file.folder)
            #expect(isPlanned || file.name.hasSuffix("+Exports.swift"), "\(file.name)")
        }
    }

    @Test("A folder uses only the folders that the plan allows it", arguments: mayUse.keys.sorted())
    func folderUsesOnlyAllowedFolders(folder: String) throws {
        let neighbors = try #require(Self.mayUse[folder]).union([folder])
        let own = files.filter { $0.folder == folder }
        let library = try #require(own.first).library
        let strangers = Set(
            files.filter { $0.library == library && !neighbors.contains($0.folder) }
                .flatMap(\.declaredTypes))
        for file in own {
            #expect(file.words.intersection(strangers) == [], "in \(file.name)")
        }
    }

    @Test("Values know no UIKit classes, but for the name in which a value is nested")
    func valuesKnowNoUIKitClasses() {
        let classes = Set(files.filter(\.importsUIKit).flatMap(\.declaredTypes))
        for file in files where !file.importsUIKit && !file.name.hasSuffix("+Exports.swift") {
            #expect(file.wordsBesidesNesting.intersection(classes) == [], "in \(file.name)")
        }
    }

    @Test(
        "Conditional compilation is around whole files, but for bundles, screens and platforms")
    func conditionalCompilationIsAroundWholeFiles() {
        let exceptions: Set = [
            "ResourceBundle.swift", "ScreenSpace.swift", "Platform.swift", "SystemDesign.swift",
            "TestScreen.swift",
        ]
        for file in files where !exceptions.contains(file.name) {
            #expect(file.isConditionalOnlyAsWhole, "in \(file.name)")
        }
    }

    @Test(
        "A condition in a function, in a type, or with two branches is noticed",
        arguments: [
            ("import A\n#if B\nlet c = 1\n#endif\n", true), ("let c = 1\n", true),
            ("// D\n#if B\nimport A\nfunc c() {}\n#endif\n", true),
            ("#if B\nlet c = 1\n#else\nlet c = 2\n#endif\n", false),
            ("#if B\nlet c = 1\n#endif\nlet d = 1\n", false),
            ("struct C {\n    #if B\n    let c = 1\n    #endif\n}\n", false),
            ("#if B\nlet c = 1\n#endif\n#if !B\nlet c = 2\n#endif\n", false),
        ])
    func conditionElsewhereIsNoticed(text: String, isAllowed: Bool) {
        let file = SourceFile(folder: "", name: "", text: text)
        #expect(file.isConditionalOnlyAsWhole == isAllowed)
    }

    @Test(
        "No class of the system's gets a member that Objective-C could see", .requirement("F72"),
        .bug("https://github.com/freshOS/KeyboardLayoutGuide/issues/38"))
    func noSelectorsOnSystemClasses() {
        for file in files where file.code.contains("extension UI") {
            #expect(!file.code.contains("@objc"), "in \(file.name)")
        }
    }

    @Test(
        "Nothing reaches for the app, the screen or an accessory view, which extensions or visionOS lack",
        .requirement("F71", "U352"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/410"))
    func nothingReachesForAppScreenOrAccessoryView() {
        let places = [
            "UIScreen": "ScreenSpace.swift", "inputAccessoryView": "Platform.swift",
            // The one that the responder chain leads to, which extensions have as well.
            "UIApplication": "UIResponder+Application.swift",
        ]
        // What runs in tests alone has a host app.
        for file in files where file.library != "KeyboardTesting" {
            let missing = file.words.intersection([
                "UIApplication", "UIScreen", "inputAccessoryView",
            ])
            #expect(missing.filter { places[$0] != file.name } == [], "in \(file.name)")
        }
    }
}
