extension SymbolOutline {
    static let marks: [String: SymbolOutline] = [
        "xmark": SymbolOutline(15, 15, [.line("M1.5 1.5L13.5 13.5M13.5 1.5L1.5 13.5", width: 1.8)]),
        "xmark.circle.fill": SymbolOutline(
            20, 20, [.area("M10 0.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0 -19Z" + crossInCircle)]),
        "checkmark": SymbolOutline(17, 16, [.line("M1.5 9.2L6 14L15.5 1.8", width: 1.9)]),
        "circle": SymbolOutline(20, 20, [.line(ring, width: 1.5)]),
        "checkmark.circle.fill": SymbolOutline(
            20, 20, [.area("M10 0.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0 -19Z" + tickInCircle)]),
        "plus": SymbolOutline(17, 17, [.line("M8.5 1.2V15.8M1.2 8.5H15.8", width: 1.8)]),
        "minus": SymbolOutline(17, 17, [.line("M1.2 8.5H15.8", width: 1.8)]),
        "ellipsis": SymbolOutline(
            18, 4,
            [
                .area(
                    """
                    M2 0.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0 -3.4Z\
                    M9 0.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0 -3.4Z\
                    M16 0.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0 -3.4Z
                    """)
            ]),
        "line.3.horizontal.decrease.circle": SymbolOutline(
            20, 20, [.line(ring, width: 1.5), .line("M5.6 7.5H14.4M7.2 10.6H12.8M8.8 13.7H11.2")]),
        "exclamationmark.circle": SymbolOutline(
            20, 20, [.line(ring, width: 1.5), .line("M10 5.4V11M10 14.2V14.3", width: 1.9)]),
        "info.circle": SymbolOutline(
            20, 20, [.line(ring, width: 1.5), .line("M8.6 9.2H10.3V14.2M10.1 5.9V6", width: 1.7)]),
        "star.fill": SymbolOutline(20, 19, [.area(star)]),
        "star": SymbolOutline(20, 19, [.line(star, width: 1.5)]),
    ]

    /// A circle whose line fits into a square of 20 points.
    static let ring = "M10 1.25a8.75 8.75 0 1 0 0 17.5a8.75 8.75 0 1 0 0 -17.5Z"

    private static let crossInCircle =
        """
        M14.07 7.14L11.2 10L14.07 12.86L12.86 14.07L10 11.2L7.14 14.07L5.93 12.86L8.8 10\
        L5.93 7.14L7.14 5.93L10 8.8L12.86 5.93Z
        """

    private static let tickInCircle =
        "M5.3 10.6L6.55 9.4L8.85 12L13.35 5.6L14.75 6.6L9 14.7Z"

    private static let star =
        """
        M10 1.2L12.65 6.85L18.75 7.6L14.25 11.8L15.4 17.9L10 14.9L4.6 17.9L5.75 11.8L1.25 7.6\
        L7.35 6.85Z
        """
}
