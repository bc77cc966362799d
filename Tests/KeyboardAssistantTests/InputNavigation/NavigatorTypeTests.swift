import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct NavigatorTypeTests {
    private let accessories: [InputNavigator.Accessory] = [
        .none, .controller(DefaultNavigationView()), .controller(PlainController()),
        .view(UIView()),
    ]

    private var navigators: [InputNavigator] {
        accessories.flatMap { accessory in
            [nil, .delegate].map { InputNavigator(accessory: accessory, returnKey: $0) }
        }
    }

    @Test(
        "There are seven types in the documented order, four of which move on by Return",
        .requirement("U79"))
    func sevenTypesAreInDocumentedOrder() {
        #expect(
            InputNavigator.NavigatorType.allCases == [
                .defaultController, .controller, .customAccessoryView, .keyboard,
                .keyboardAndDefaultController, .keyboardAndController,
                .keyboardAndCustomAccessoryView,
            ])
        let moving = navigators.filter(\.keyboardNavigationEnabled).compactMap(\.type)
        #expect(Set(moving).count == 4)
    }

    @Test("Each combination is a type of its own, but for nothing at all")
    func eachCombinationIsItsOwnType() {
        let types = navigators.map(\.type)
        #expect(Set(types.compactMap { $0 }) == Set(InputNavigator.NavigatorType.allCases))
        #expect(types.filter { $0 == nil }.count == 1)
    }

    private final class PlainController: InputNavigatorAccessoryController {
        let controllerView = UIView()
        weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    }
}
