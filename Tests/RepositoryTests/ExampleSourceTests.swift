import Requirements
import Testing

/// Keeps the example's sources as they are meant to be read.
@Suite struct ExampleSourceTests {
    @Test(
        "The screens that need no code for the keyboard have none", .requirement("U373"))
    func screensHaveNoCodeForKeyboard() throws {
        let paths = try Repository.paths(in: "Sources/Example/WholeScene", ".swift")
        #expect(paths.count == 3)
        // What these screens build on must not have any, either.
        let shared = ["FormViewController", "FormBuilding", "Texts"]
            .map { "Sources/Example/Building/\($0).swift" }
        for path in paths + shared {
            let file = SourceFile(folder: "", name: path, text: try Repository.text(path))
            #expect(!file.code.contains("import KeyboardAssistant"), "\(path)")
            #expect(!file.code.contains("eyboardLayoutGuide"), "\(path)")
            #expect(!file.code.contains(/keyboard(Will|Did)/), "\(path)")
        }
    }

    @Test("The example's scene delegate holds an assistant for its scene", .requirement("U373"))
    func sceneDelegateHoldsAssistant() throws {
        let text = try Repository.text("Example/App/SceneDelegate.swift")
        #expect(text.contains("private var keyboardAssistant: SceneKeyboardAssistant?"))
        #expect(text.contains("keyboardAssistant = SceneKeyboardAssistant("))
    }
}
