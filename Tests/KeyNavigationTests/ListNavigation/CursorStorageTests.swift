import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct CursorStorageTests {
    @Test("A cursor that the system moves is the system's focus, of whatever kind it is")
    func systemMovesItsFocus() {
        for kind in ListCursorKind.allCases {
            for mode in [ListSelectionMode.none, .single, .multiple] {
                #expect(CursorStorage(of: kind, in: mode, movedBy: .system) == .systemFocus)
            }
        }
    }

    @Test("The selection is the cursor if one row can be selected and the app draws none")
    func singleSelectionIsCursor() {
        func storage(_ kind: ListCursorKind, _ mode: ListSelectionMode) -> CursorStorage {
            CursorStorage(of: kind, in: mode, movedBy: .library)
        }
        #expect(storage(.selection, .single) == .selection)
        #expect(storage(.selection, .multiple) == .own)
        #expect(storage(.selection, .none) == .own)
        #expect(storage(.appDrawn, .single) == .own)
    }
}
