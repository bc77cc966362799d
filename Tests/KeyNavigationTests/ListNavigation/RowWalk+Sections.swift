@testable import KeyboardAssistant

extension RowWalk {
    /// Creates the walk over sections with these numbers of rows.
    init(_ sections: [Int]) {
        self.init(numberOfSections: sections.count) { sections[$0] }
    }
}
