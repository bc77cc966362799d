extension SymbolOutline {
    static let objects: [String: SymbolOutline] = [
        "keyboard": SymbolOutline(
            24, 16, [.line(keyboardCase, width: 1.5), .line(keyRows), .line(spaceBar)]),
        "keyboard.chevron.compact.down": SymbolOutline(
            24, 22,
            [
                .line(keyboardCase, width: 1.5), .line(keyRows), .line(spaceBar),
                .line("M8.8 18.9L12 21L15.2 18.9", width: 1.5),
            ]),
        "magnifyingglass": SymbolOutline(
            19, 19,
            [
                .line("M7.8 1.2a6.6 6.6 0 1 0 0 13.2a6.6 6.6 0 1 0 0 -13.2Z", width: 1.7),
                .line("M12.7 12.7L17.7 17.7", width: 1.9),
            ]),
        "envelope": SymbolOutline(
            23, 17,
            [
                .line(
                    "M3.6 1H19.4Q22 1 22 3.6V13.4Q22 16 19.4 16H3.6Q1 16 1 13.4V3.6Q1 1 3.6 1Z",
                    width: 1.5),
                .line(
                    "M1.7 2L9.9 9.2Q11.5 10.5 13.1 9.2L21.3 2M1.8 15.1L8.3 8.6M21.2 15.1L14.7 8.6",
                    width: 1.4),
            ]),
        "lock": SymbolOutline(
            15, 20,
            [
                .line(
                    """
                    M3.2 8.6H11.8Q14 8.6 14 10.8V16.8Q14 19 11.8 19H3.2Q1 19 1 16.8\
                    V10.8Q1 8.6 3.2 8.6Z
                    """,
                    width: 1.5),
                .line("M3.5 8.4V5.3C3.5 2.7 5.2 1 7.5 1C9.8 1 11.5 2.7 11.5 5.3V8.4", width: 1.5),
            ]),
        "gearshape": SymbolOutline(
            21, 21,
            [
                .line(cogs, width: 1.4),
                .line("M10.5 7.2a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0 -6.6Z", width: 1.4),
            ]),
        "trash": SymbolOutline(
            18, 21,
            [
                .line("M1.2 4.3H16.8M6 4.1V2.9Q6 1.1 7.8 1.1H10.2Q12 1.1 12 2.9V4.1", width: 1.5),
                .line(
                    "M2.8 4.6L3.6 17.6Q3.7 19.7 5.8 19.7H12.2Q14.3 19.7 14.4 17.6L15.2 4.6",
                    width: 1.5),
                .line("M6.3 8L6.6 16M9 8V16M11.7 8L11.4 16", width: 1.2),
            ]),
        "square.and.arrow.up": SymbolOutline(
            18, 23,
            [
                .line(
                    """
                    M5.4 8.6H3.8Q1.2 8.6 1.2 11.2V19Q1.2 21.6 3.8 21.6H14.2\
                    Q16.8 21.6 16.8 19V11.2Q16.8 8.6 14.2 8.6H12.6
                    """,
                    width: 1.5),
                .line("M9 14.6V1.4M5.4 4.8L9 1.4L12.6 4.8", width: 1.5),
            ]),
        "square.and.pencil": SymbolOutline(
            21, 20,
            [
                .line(
                    """
                    M11.5 2.6H4.4Q1.2 2.6 1.2 5.8V15.6Q1.2 18.8 4.4 18.8H14.2\
                    Q17.4 18.8 17.4 15.6V8.6
                    """,
                    width: 1.5),
                .line(
                    "M8 12.2L8.8 9.6L17.3 1.4Q18.2 0.7 19 1.5Q19.8 2.4 19 3.2L10.6 11.5Z",
                    width: 1.3),
            ]),
        "calendar": SymbolOutline(
            20, 19,
            [
                .line(
                    """
                    M3.8 2.2H16.2Q19 2.2 19 5V15.2Q19 18 16.2 18H3.8Q1 18 1 15.2V5\
                    Q1 2.2 3.8 2.2ZM1.2 7H18.8
                    """,
                    width: 1.5),
                .line(
                    "M6 10.6V10.7M10 10.6V10.7M14 10.6V10.7M6 14.2V14.3M10 14.2V14.3", width: 1.8),
            ]),
        "phone": SymbolOutline(
            19, 19,
            [
                .line(
                    """
                    M4.5 1.6Q5.5 1 6.2 2L8 4.8Q8.5 5.7 7.8 6.5L6.9 7.5Q6.6 8 6.9 8.5\
                    C8 10.2 9 11.2 10.6 12.2Q11.1 12.5 11.5 12.1L12.5 11.2\
                    Q13.3 10.5 14.2 11L17 12.8Q18 13.5 17.4 14.5\
                    C16.4 16.6 14.8 17.9 13 17.6C7.5 16.6 2.4 11.5 1.4 6\
                    C1.1 4.2 2.4 2.6 4.5 1.6Z
                    """,
                    width: 1.5)
            ]),
    ]

    private static let keyboardCase =
        "M3.8 1H20.2Q23 1 23 3.8V12.2Q23 15 20.2 15H3.8Q1 15 1 12.2V3.8Q1 1 3.8 1Z"

    private static let keyRows =
        """
        M5 5V5.1M8.5 5V5.1M12 5V5.1M15.5 5V5.1M19 5V5.1M5 8.2V8.3M8.5 8.2V8.3M12 8.2\
        V8.3M15.5 8.2V8.3M19 8.2V8.3
        """

    private static let spaceBar = "M8 11.6H16"

    private static let cogs =
        """
        M17.59 8.76L19.79 9.1L19.79 11.9L17.59 12.24L16.74 14.29L18.07 16.08L16.08 18.07L14.29 16.74\
        L12.24 17.59L11.9 19.79L9.1 19.79L8.76 17.59L6.71 16.74L4.92 18.07L2.93 16.08L4.26 14.29\
        L3.41 12.24L1.21 11.9L1.21 9.1L3.41 8.76L4.26 6.71L2.93 4.92L4.92 2.93L6.71 4.26L8.76 3.41\
        L9.1 1.21L11.9 1.21L12.24 3.41L14.29 4.26L16.08 2.93L18.07 4.92L16.74 6.71Z
        """
}
