extension SymbolOutline {
    static let keys: [String: SymbolOutline] = [
        "shift": SymbolOutline(20, 18, [.line(shiftArrow, width: 1.5)]),
        "shift.fill": SymbolOutline(20, 18, [.area(shiftArrow), .line(shiftArrow, width: 1.5)]),
        "capslock": SymbolOutline(
            20, 21,
            [
                .line("M10 1.2L18 9H13.6V13.6H6.4V9H2Z", width: 1.5),
                .line("M6.4 17H13.6V19.6H6.4Z", width: 1.5),
            ]),
        "delete.left": SymbolOutline(
            23, 17,
            [
                .line(
                    """
                    M8.2 1H19.4Q22 1 22 3.6V13.4Q22 16 19.4 16H8.2Q7.2 16 6.5 15.2\
                    L1.4 9.6Q0.5 8.5 1.4 7.4L6.5 1.8Q7.2 1 8.2 1Z
                    """,
                    width: 1.5),
                .line("M10.6 5.3L16.9 11.7M16.9 5.3L10.6 11.7", width: 1.6),
            ]),
        "return": SymbolOutline(
            20, 16,
            [.line("M5.6 4.8L1.2 9.2L5.6 13.6M1.6 9.2H15.2Q18.8 9.2 18.8 5.6V1.8", width: 1.6)]),
        "arrow.right.to.line": SymbolOutline(
            20, 14, [.line("M1.2 7H15M10.4 2L15.4 7L10.4 12M18.8 1V13", width: 1.6)]),
        "globe": SymbolOutline(
            20, 20,
            [
                .line(ring, width: 1.4),
                .line(
                    """
                    M10 1.25C7.4 3.4 5.9 6.5 5.9 10C5.9 13.5 7.4 16.6 10 18.75\
                    C12.6 16.6 14.1 13.5 14.1 10C14.1 6.5 12.6 3.4 10 1.25Z
                    """,
                    width: 1.4),
                .line(
                    """
                    M10 1.3V18.7M1.4 10H18.6M3.2 4.9C7.2 6.6 12.8 6.6 16.8 4.9\
                    M3.2 15.1C7.2 13.4 12.8 13.4 16.8 15.1
                    """,
                    width: 1.4),
            ]),
        "mic": SymbolOutline(
            14, 21,
            [
                .line(
                    """
                    M7 1.1C5.3 1.1 4 2.4 4 4.1V9.8C4 11.5 5.3 12.8 7 12.8\
                    C8.7 12.8 10 11.5 10 9.8V4.1C10 2.4 8.7 1.1 7 1.1Z
                    """,
                    width: 1.5),
                .line(
                    """
                    M1.2 8.6V10C1.2 13.4 3.6 15.8 7 15.8C10.4 15.8 12.8 13.4 12.8 10\
                    V8.6M7 15.8V19.6M3.6 19.7H10.4
                    """,
                    width: 1.5),
            ]),
    ]

    private static let shiftArrow =
        "M10 1.2L18.4 9.6H14V15Q14 16.4 12.6 16.4H7.4Q6 16.4 6 15V9.6H1.6Z"
}
