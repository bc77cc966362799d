extension SymbolOutline {
    /// What mail and files are shown with.
    static let papers: [String: SymbolOutline] = [
        "tray": SymbolOutline(
            22, 17,
            [
                .line(
                    """
                    M4.8 2.6Q5.4 1 7 1H15Q16.6 1 17.2 2.6L21 9.4V13.4Q21 16 18.4 16H3.6\
                    Q1 16 1 13.4V9.4Z
                    """,
                    width: 1.5),
                .line(
                    "M1.4 9.4H7Q7.6 9.4 7.6 10.2Q7.8 12.4 11 12.4Q14.2 12.4 14.4 10.2Q14.4 9.4 15 9.4H20.6",
                    width: 1.5),
            ]),
        "archivebox": SymbolOutline(
            22, 19,
            [
                .line(
                    "M2.6 1H19.4Q21 1 21 2.6V4.4Q21 6 19.4 6H2.6Q1 6 1 4.4V2.6Q1 1 2.6 1Z",
                    width: 1.5),
                .line("M2.4 6.2V15.2Q2.4 18 5.2 18H16.8Q19.6 18 19.6 15.2V6.2", width: 1.5),
                .line("M8 10H14", width: 1.5),
            ]),
        "doc": SymbolOutline(
            16, 21,
            [
                .line("M9 1H4Q1 1 1 4V17Q1 20 4 20H12Q15 20 15 17V7Z", width: 1.5),
                .line("M9 1.2V5.4Q9 7 10.6 7H14.8", width: 1.5),
            ]),
        "folder": SymbolOutline(
            22, 17,
            [
                .line(
                    """
                    M1 6V4Q1 1.2 3.8 1.2H7.6Q8.6 1.2 9.4 2L10.4 3H18.2Q21 3 21 5.8V13.2\
                    Q21 16 18.2 16H3.8Q1 16 1 13.2Z
                    """,
                    width: 1.5),
                .line("M1.2 6.6H20.8", width: 1.5),
            ]),
        "flag": SymbolOutline(16, 21, [.line(flagpole + cloth, width: 1.5)]),
        "flag.fill": SymbolOutline(
            16, 21, [.line(flagpole, width: 1.5), .area("M1.4 2.2" + cloth + "Z")]),
        "command": SymbolOutline(
            20, 20,
            [
                .line(
                    """
                    M7 7H13V13H7ZM7 7H4.2a2.8 2.8 0 1 1 2.8 -2.8ZM13 7V4.2a2.8 2.8 0 1 1 2.8 2.8Z\
                    M13 13H15.8a2.8 2.8 0 1 1 -2.8 2.8ZM7 13V15.8a2.8 2.8 0 1 1 -2.8 -2.8Z
                    """,
                    width: 1.5)
            ]),
        "arrowshape.turn.up.left": SymbolOutline(
            22, 18,
            [
                .line(
                    """
                    M9 1.4L1.4 8L9 14.6V10.8C14 10.6 17.6 12 20.4 16.4C19.8 9.6 15.6 5.6 9 5.4Z
                    """,
                    width: 1.5)
            ]),
    ]

    private static let flagpole = "M1.4 20V2.2"
    private static let cloth = "Q5 0.2 8.4 2.4Q11.6 4.4 14.8 3V12.4Q11.6 14 8.4 12Q5 10 1.4 12"
}
