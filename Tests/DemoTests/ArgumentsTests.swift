import Testing

@testable import Demo

@Suite struct ArgumentsTests {
    @Test(
        "The words are understood as the help text says",
        arguments: [
            ([], .form(pictures: "demo-pictures")),
            (["--pictures", "there"], .form(pictures: "there")),
            (["replay", "a.json", "b"], .replay(paths: ["a.json", "b"], pictures: nil)),
            (["replay", "a", "--pictures", "p"], .replay(paths: ["a"], pictures: "p")),
            (["--pictures", "p", "replay", "a"], .replay(paths: ["a"], pictures: "p")),
            (["lists"], .lists(pictures: nil)),
            (["lists", "--pictures", "p"], .lists(pictures: "p")),
            (["lists", "me"], .misunderstood("lists takes no other words")),
            (["diagnose"], .diagnose(pictures: nil, reports: nil)),
            (
                ["diagnose", "--reports", "r", "--pictures", "p"],
                .diagnose(pictures: "p", reports: "r")
            ),
            (["diagnose", "me"], .misunderstood("diagnose takes no other words")),
            (["diagnose", "--reports"], .misunderstood("--reports needs a file")),
            (["focus", "--reports", "r"], .misunderstood("unknown option --reports")),
            (["palette"], .palette(pictures: nil)),
            (["palette", "--pictures", "p"], .palette(pictures: "p")),
            (["palette", "me"], .misunderstood("palette takes no other words")),
            (["focus"], .focus(pictures: nil)),
            (["focus", "--pictures", "p"], .focus(pictures: "p")),
            (["focus", "me"], .misunderstood("focus takes no other words")),
            (["order"], .order(pictures: nil)),
            (["order", "--pictures", "p"], .order(pictures: "p")),
            (["order", "me"], .misunderstood("order takes no other words")),
            (["scene"], .scene(pictures: nil)),
            (["scene", "--pictures", "p"], .scene(pictures: "p")),
            (["scene", "me"], .misunderstood("scene takes no other words")),
            (["edge"], .edge(pictures: nil, why: false)),
            (["edge", "--why", "--pictures", "p"], .edge(pictures: "p", why: true)),
            (["edge", "me"], .misunderstood("edge takes no other words")),
            (["conversation"], .conversation(pictures: nil)),
            (["conversation", "--pictures", "p"], .conversation(pictures: "p")),
            (["conversation", "me"], .misunderstood("conversation takes no other words")),
            (["scene", "--why"], .misunderstood("unknown option --why")),
            (["help"], .help),
            (["--help"], .help),
            (["replay", "-h"], .help),
            (["replay", "a", "-x"], .misunderstood("unknown option -x")),
            (["replay"], .misunderstood("replay needs a file or a folder")),
            (["--pictures"], .misunderstood("--pictures needs a folder")),
            (["--loud"], .misunderstood("unknown option --loud")),
            (["dance"], .misunderstood("unknown word dance")),
            (["help", "me"], .misunderstood("help takes no other words")),
        ] as [([String], Arguments)])
    func words(words: [String], expected: Arguments) {
        #expect(Arguments(words) == expected)
    }
}
