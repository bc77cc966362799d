extension SymbolOutline {
    static let status: [String: SymbolOutline] = [
        "cellularbars": SymbolOutline(
            18, 12,
            [
                .area(bar(x: 0.5, top: 8)), .area(bar(x: 5, top: 5.6)),
                .area(bar(x: 9.5, top: 3.2)), .area(bar(x: 14, top: 0.6)),
            ]),
        "wifi": SymbolOutline(
            17, 12,
            [
                .area(
                    """
                    M8.5 0.4C5.3 0.4 2.4 1.6 0.2 3.7L1.9 5.4C3.6 3.8 5.9 2.8 8.5 2.8\
                    C11.1 2.8 13.4 3.8 15.1 5.4L16.8 3.7C14.6 1.6 11.7 0.4 8.5 0.4Z
                    """
                ),
                .area(
                    """
                    M8.5 4.3C6.4 4.3 4.4 5.1 3 6.5L4.7 8.2C5.7 7.2 7 6.7 8.5 6.7\
                    C10 6.7 11.3 7.2 12.3 8.2L14 6.5C12.6 5.1 10.6 4.3 8.5 4.3Z
                    """
                ),
                .area("M8.5 8.2C7.4 8.2 6.5 8.6 5.8 9.3L8.5 12L11.2 9.3C10.5 8.6 9.6 8.2 8.5 8.2Z"),
            ]),
        "battery.100": SymbolOutline(
            27, 13,
            [
                .line(
                    """
                    M4 0.9H20Q23.1 0.9 23.1 4V9Q23.1 12.1 20 12.1H4Q0.9 12.1 0.9 9V4\
                    Q0.9 0.9 4 0.9Z
                    """,
                    width: 1),
                .area(
                    """
                    M4 2.3H20Q21.7 2.3 21.7 4V9Q21.7 10.7 20 10.7H4Q2.3 10.7 2.3 9V4\
                    Q2.3 2.3 4 2.3Z
                    """
                ),
                .area("M24.6 4.4Q26.4 4.9 26.4 6.5Q26.4 8.1 24.6 8.6Z"),
            ]),
    ]

    /// A bar with round corners that stands on the line y = 12.
    private static func bar(x: Double, top: Double) -> String {
        """
        M\(x + 1) \(top)H\(x + 2.2)Q\(x + 3.2) \(top) \(x + 3.2) \(top + 1)V11\
        Q\(x + 3.2) 12 \(x + 2.2) 12H\(x + 1)Q\(x) 12 \(x) 11V\(top + 1)Q\(x) \(top) \(x + 1) \(top)Z
        """
    }
}
