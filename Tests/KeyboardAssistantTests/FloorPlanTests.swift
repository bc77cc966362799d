import Requirements
import Testing

/// Keeps the rooms of the library apart, and its values free of its shells, which no compiler does.
@Suite struct FloorPlanTests {
    private static let mayUse: [String: Set<String>] = [
        "Support": [],
        "Keyboard": ["Support"],
        "Focus": ["KeyCommands", "Support"],
        "KeyCommands": ["Support"],
        "InputNavigation": ["KeyCommands", "Focus", "Support"],
        "Positioning": ["Keyboard", "InputNavigation", "Support"],
        "KeyBindings": ["KeyCommands", "Support"],
        "ScreenNavigation": ["KeyCommands", "Support"],
        "ListNavigation": ["KeyCommands", "Focus", "Support"],
    ]

    private let files = SourceFile.all

    @Test("The library's sources are found, and each stands in a room of the plan")
    func sourcesAreFound() {
        #expect(files.count > 20)
        for file in files {
            #expect(Self.mayUse.keys.contains(file.room), "\(file.name)")
        }
    }

    @Test("A room uses only the rooms that the plan allows it", arguments: mayUse.keys.sorted())
    func roomUsesOnlyAllowedRooms(room: String) throws {
        let neighbors = try #require(Self.mayUse[room]).union([room])
        let strangers = Set(
            files.filter { !neighbors.contains($0.room) }.flatMap(\.declaredTypes))
        for file in files where file.room == room {
            #expect(file.words.intersection(strangers) == [], "in \(file.name)")
        }
    }

    @Test("Values know no shells, but for the name in which a value is nested")
    func valuesKnowNoShells() {
        let shells = Set(files.filter(\.importsUIKit).flatMap(\.declaredTypes))
        for file in files where !file.importsUIKit {
            #expect(file.wordsBesidesNesting.intersection(shells) == [], "in \(file.name)")
        }
    }

    @Test(
        "Conditional compilation stands where the selector, optional methods, resources, the Mac and screens are"
    )
    func conditionalCompilationStandsWherePlanned() {
        let allowed = [
            "OptionalDelegateCalls", "ResourceBundle.swift", "OneSelector.swift",
            "MacCatalyst.swift", "ScreenSpace.swift", "UIResponder+AccessoryBar.swift",
        ]
        for file in files where !allowed.contains(where: file.name.hasPrefix) {
            #expect(!file.code.contains("#if"), "in \(file.name)")
        }
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
        "Nothing reaches for the app or the screen, which extensions and visionOS lack",
        .requirement("F71"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/410"))
    func nothingReachesForAppOrScreen() {
        for file in files {
            let allowed: Set = file.name == "ScreenSpace.swift" ? ["UIScreen"] : []
            #expect(
                file.words.intersection(["UIApplication", "UIScreen"]).subtracting(allowed) == [],
                "in \(file.name)")
        }
    }
}
