import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct MenuPlaceTests {
    @Test(
        "Commands go to the first menu that is there, and the ones before it are missing",
        .requirement("U517"))
    func firstMenuThatIsThere() {
        func place(_ menus: String..., among present: Set<String>) -> MenuPlace<String> {
            MenuPlace(menus, where: present.contains)
        }
        let cases: [(place: MenuPlace<String>, found: String?, missing: [String])] = [
            (place("file", "edit", among: ["file", "edit"]), "file", []),
            (place("file", "edit", among: ["edit"]), "edit", ["file"]),
            (place("file", "edit", among: []), nil, ["file", "edit"]),
            (place("file", among: []), nil, ["file"]),
        ]
        for (place, found, missing) in cases {
            #expect(place.found == found && place.missing == missing)
        }
    }
}
