/// A line of what a key did.
enum ListLine {
    static let heading = heading(of: "what shows under the cursor")

    static func heading(of what: String) -> String { columns("key", what, "offset") }

    static func text(_ key: String, _ what: String, _ offset: Double, _ isInSight: Bool) -> String {
        columns(key, what, offset.points) + (isInSight ? "" : "  OUT OF SIGHT")
    }

    private static func columns(_ key: String, _ what: String, _ offset: String) -> String {
        "  " + padded(key, 14) + padded(what, 48)
            + String(repeating: " ", count: max(0, 8 - offset.count)) + offset
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
