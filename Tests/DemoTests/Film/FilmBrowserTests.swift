import Foundation
import Requirements
import Testing

private let browserPath = ProcessInfo.processInfo.environment["FILM_BROWSER"]

/// The films in a real browser, if one is named.
///
/// `FILM_BROWSER` is the path of Chromium, and `FILM_FOLDER` the folder that `swift run Demo` wrote
/// to. With `FILM_SCREENSHOTS`, pictures of what the browser shows go to that folder.
@MainActor
@Suite(
    .serialized, .enabled(if: browserPath != nil, "No browser is named."),
    .timeLimit(.minutes(2)))
struct FilmBrowserTests {
    private let folder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["FILM_FOLDER"] ?? "demo-pictures")

    /// The browser of all tests, which ends with this process.
    private static var browser: Browser?

    /// A page of the folder in a window of a computer's size, as people who prefer nothing see it.
    private func open(_ page: URL) throws -> Browser {
        let browser = try Self.browser ?? Browser(#require(browserPath))
        Self.browser = browser
        try browser.prefer([:])
        try browser.resize(width: 1200, height: 1000)
        try browser.open(page)
        return browser
    }

    private func films() throws -> Browser {
        try open(folder.appendingPathComponent("index.html"))
    }

    private func keepScreenshot(_ name: String, of browser: Browser) throws {
        guard let path = ProcessInfo.processInfo.environment["FILM_SCREENSHOTS"] else { return }
        let folder = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try browser.screenshot(to: folder.appendingPathComponent(name + ".png"))
    }

    private func event(_ browser: Browser) throws -> String {
        try browser.text("document.getElementById('event').textContent")
    }

    /// Waits until the page shows another moment.
    private func nextEvent(_ browser: Browser) throws -> String {
        try browser.text(
            """
            new Promise(resolve => {
              const event = document.getElementById('event');
              new MutationObserver((_, observer) => { observer.disconnect(); resolve(event.textContent); })
                .observe(event, {childList: true});
            })
            """)
    }

    // MARK: Films

    @Test(
        "The page opens from a file without asking for anything else, and without an error",
        .requirement("U442"))
    func pageNeedsNothingElse() throws {
        let alone = FileManager.default.temporaryDirectory
            .appendingPathComponent("film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: alone, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: alone) }
        let page = alone.appendingPathComponent("index.html")
        try FileManager.default.copyItem(
            at: folder.appendingPathComponent("index.html"), to: page)
        let browser = try open(page)
        #expect(try browser.number("films.length") > 25)
        let asked = browser.events.filter { $0.method == "Network.requestWillBeSent" }.compactMap {
            ($0.values["request"] as? Browser.Object)?["url"] as? String
        }
        #expect(asked == [page.absoluteString])
        #expect(!browser.events.contains { $0.method == "Runtime.exceptionThrown" })
    }

    @Test("Each frame of each film can be drawn, whatever it refers to", .requirement("U442"))
    func eachFrameIsDrawn() throws {
        let browser = try films()
        let problems = try browser.text(
            """
            (() => {
              const problems = new Set();
              let count = 0;
              for (const film of films) {
                for (const moment of film.moments) {
                  if (moment.frames.length === 0) problems.add(`${film.title}: ${moment.event} is empty`);
                  for (const [, drawing] of moment.frames) {
                    count += 1;
                    const written = svg(film, drawing);
                    const root = new DOMParser().parseFromString(written, "image/svg+xml").documentElement;
                    if (root.querySelector("parsererror")) problems.add(`${film.title}: not well-formed`);
                    for (const [, name] of written.matchAll(/url\\(#(\\w+)\\)/g)) {
                      if (!root.querySelector(`#${name}`)) problems.add(`${film.title}: no ${name}`);
                    }
                    if (root.querySelectorAll("text, rect").length < 3) problems.add(`${film.title}: bare`);
                  }
                }
              }
              if (count < 500) problems.add(`${count} frames only`);
              return [...problems].join("\\n");
            })()
            """)
        #expect(problems == "")
    }

    // MARK: Mouse, keys and screen reader

    @Test("With a mouse, a film is chosen, played, paused and scrubbed", .requirement("U442"))
    func mousePlays() throws {
        let browser = try films()
        let first = try event(browser)
        try browser.click("#play")
        let second = try nextEvent(browser)
        #expect(second != first)
        #expect(try browser.text("playButton.getAttribute('aria-label')") == "Pause")
        try browser.click("#play")
        #expect(try browser.number("playing") == 0)

        try browser.click("#position", at: 0.8)
        let scrubbed = try browser.number("moment")
        #expect(scrubbed > 4)
        let place = try browser.number("time / end")
        #expect(abs(place - 0.8) < 0.05)
        try browser.click("#previous")
        #expect(try browser.number("moment") == scrubbed - 1)
        try browser.click("#moments li:nth-child(3) button")
        #expect(try browser.number("moment") == 2)
        #expect(
            try browser.text("document.querySelector('[aria-current]').textContent").hasPrefix("3.")
        )
        #expect(try browser.text("screen.innerHTML").contains(">Jane</text>"))
        try keepScreenshot("light", of: browser)

        let entries = try browser.number("history.length")
        try browser.evaluate("choice.selectedIndex = 11; choice.onchange()")
        let (title, chosen) = try (browser.text("film.title"), browser.text("films[11].title"))
        #expect(title == chosen)
        let (hash, name) = try (browser.text("location.hash"), browser.text("films[11].name"))
        #expect(hash == "#\(name)")
        #expect(try browser.number("moment") == 0)
        #expect(try browser.number("history.length") == entries)

        try browser.evaluate("goTo(film.moments.length - 1)")
        try browser.click("#play")
        #expect(try browser.number("moment") == 0)
    }

    @Test("A link opens its film, and one that leads nowhere the first", .requirement("U442"))
    func linkOpensFilm() throws {
        let browser = try films()
        let name = try browser.text("films[7].name")
        for (hash, film) in [(name, 7), ("nowhere", 0)] {
            try browser.evaluate(
                """
                new Promise(resolve => {
                  addEventListener("hashchange", () => resolve(), {once: true});
                  location.hash = "#\(hash)";
                })
                """)
            #expect(try browser.number("films.indexOf(film)") == Double(film))
        }
        let (hash, first) = try (browser.text("location.hash"), browser.text("films[0].name"))
        #expect(hash == "#\(first)")
    }

    @Test(
        "With keys alone everything is reached in order, and Space and arrows do what they say",
        .requirement("U442"))
    func keysPlay() throws {
        let browser = try films()
        var reached: [String] = []
        for _ in 0..<6 {
            try browser.press("Tab")
            reached.append(
                try browser.text("document.activeElement.id || document.activeElement.textContent"))
        }
        #expect(
            reached == ["film", "previous", "play", "next", "position", "1. The form appears"])
        try browser.press("ArrowRight")
        try browser.press("ArrowRight")
        try browser.press("ArrowLeft")
        #expect(try browser.number("moment") == 1)
        for _ in 0..<20 { try browser.press("ArrowRight") }
        let (moment, last) = try (
            browser.number("moment"), browser.number("film.moments.length - 1")
        )
        #expect(moment == last)

        try browser.press("Tab", shift: true)
        #expect(try browser.text("document.activeElement.id") == "position")
        try browser.press("Home")
        #expect(try browser.number("time") == 0)
        var presses = 0
        while try browser.number("moment") == 0, presses < 30 {
            try browser.press("ArrowRight")
            presses += 1
        }
        #expect(presses > 5 && presses < 16)
        try browser.press(" ")
        _ = try nextEvent(browser)
        #expect(try browser.number("playing") != 0)
        try browser.press(" ")
        #expect(try browser.number("playing") == 0)

        try browser.press("Tab")
        try browser.press("Tab")
        try browser.press("Enter")
        #expect(try browser.number("moment") == 1)
    }

    @Test(
        "Space on a moment's button chooses the moment, and a button that goes with its film leaves focus behind",
        .requirement("U442"))
    func buttonsKeepTheirKeys() throws {
        let browser = try films()
        try browser.evaluate("list.children[3].firstElementChild.focus()")
        try browser.press(" ")
        #expect(try browser.number("moment") == 3)
        #expect(try browser.number("playing") == 0)
        try browser.evaluate("choose(2)")
        #expect(try browser.text("document.activeElement.id") == "film")
    }

    @Test("A film goes on where it was after a page that was held up", .requirement("U442"))
    func heldUpFilmGoesOn() throws {
        let browser = try films()
        let jump = try browser.number(
            """
            new Promise(resolve => {
              play();
              requestAnimationFrame(() => {
                const [before, end] = [time, performance.now() + 1000];
                while (performance.now() < end);
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(time - before)));
              });
            })
            """)
        #expect(jump > 0 && jump < 400)
        try browser.evaluate("pause()")
    }

    @Test(
        "A screen reader is told what is seen, names each control, and isn't talked to while a film plays",
        .requirement("U442"))
    func screenReaderIsTold() throws {
        let browser = try films()
        try browser.press("ArrowRight")
        let spoken = try browser.spoken()
        #expect(
            spoken.contains {
                $0.role == "image"
                    && $0.name
                        == "Tap First name. Keyboard covers: 386 pt. Room: 352 pt. Offset: 0 pt. In sight: First name (edited). Partly covered: Last name (by the keyboard and the edge of UIScrollView)"
            })
        #expect(spoken.contains { $0.role == "heading" && $0.name == "Tap First name" })
        #expect(spoken.contains { $0.role == "combobox" && $0.name == "Film" })
        for name in ["Previous moment", "Play", "Next moment"] {
            #expect(spoken.contains { $0.role == "button" && $0.name == name }, "\(name)")
        }
        #expect(spoken.contains { $0.role == "slider" && $0.name == "Position" })
        let unnamed = spoken.filter {
            ["button", "slider", "combobox", "image", "region"].contains($0.role) && $0.name == ""
        }
        #expect(unnamed.isEmpty)
        #expect(
            try browser.text("position.getAttribute('aria-valuetext')")
                == "Moment 2 of 12: Tap First name")
        let live = "document.getElementById('told').getAttribute('aria-live')"
        #expect(try browser.text(live) == "polite")
        try browser.evaluate("play()")
        #expect(try browser.text(live) == "off")
        try browser.evaluate("pause()")
        #expect(try browser.text(live) == "polite")
    }

    // MARK: Looks

    /// Returns the lowest contrast of texts and their background, as WCAG has it.
    private static let lowestContrast = """
        (() => {
          const parse = color => color.match(/[\\d.]+/g).map(Number);
          const luminance = ([r, g, b]) => [r, g, b].map(value => value / 255)
            .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
            .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
          const background = element => {
            for (; element; element = element.parentElement) {
              const color = parse(getComputedStyle(element).backgroundColor);
              if (color[3] !== 0) return color;
            }
            return [255, 255, 255];
          };
          const elements = [...document.querySelectorAll("h1, h2, h3, p, dt, dd, li, select, #play, span")];
          return Math.min(...elements.filter(element => element.offsetParent).map(element => {
            const [a, b] = [parse(getComputedStyle(element).color), background(element)].map(luminance);
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          }));
        })()
        """

    @Test(
        "Light and dark, all texts have a contrast of at least 4.5", .requirement("U442"),
        arguments: ["light", "dark"])
    func textsHaveContrast(scheme: String) throws {
        let browser = try films()
        try browser.prefer(["prefers-color-scheme": scheme])
        try browser.press("ArrowRight")
        #expect(try browser.number(Self.lowestContrast) >= 4.5)
        let isDark =
            try browser.number(
                "Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])") < 128
        #expect(isDark == (scheme == "dark"))
        try keepScreenshot(scheme == "dark" ? "dark" : "light-2", of: browser)
    }

    @Test(
        "On a phone nothing is cut off, the picture, the player and the facts fit on the screen, and buttons are large enough for a finger",
        .requirement("U442"), arguments: [320, 390])
    func pageFitsOnPhone(width: Int) throws {
        let browser = try films()
        try browser.resize(width: width, height: 844)
        let count = try Int(browser.number("films.length"))
        for index in 0..<count {
            try browser.evaluate("choose(\(index)); goTo(2)")
            #expect(
                try browser.number("document.documentElement.scrollWidth") <= Double(width),
                "film \(index)")
            let bottom = "element('facts').getBoundingClientRect().bottom + scrollY"
            #expect(try browser.number(bottom) <= 844, "film \(index)")
        }
        let smallest = """
            Math.min(...[...document.querySelectorAll("button, select")].map(element =>
              Math.min(element.offsetWidth, element.offsetHeight)))
            """
        #expect(try browser.number(smallest) >= 40)
        try browser.evaluate("choose(0); goTo(5)")
        try keepScreenshot("phone-\(width)", of: browser)
    }

    @Test("On its side, a phone shows the picture and the player", .requirement("U442"))
    func playerFitsOnPhoneOnItsSide() throws {
        let browser = try films()
        try browser.resize(width: 844, height: 390)
        for index in [0, 13] {
            try browser.evaluate("choose(\(index))")
            let bottom = "element('controls').getBoundingClientRect().bottom + scrollY"
            #expect(try browser.number(bottom) <= 390, "film \(index)")
        }
        try keepScreenshot("phone-on-its-side", of: browser)
    }

    @Test(
        "For people who prefer less motion, playing shows each moment at rest", .requirement("U442")
    )
    func playingCanBeStill() throws {
        let browser = try films()
        try browser.prefer(["prefers-reduced-motion": "reduce"])
        try browser.evaluate("play()")
        for _ in 0..<2 {
            _ = try nextEvent(browser)
            #expect(try browser.text("String(frame === lastFrame(moment))") == "true")
        }
        try browser.evaluate("pause()")
    }

    // MARK: The README's first picture

    /// Whether each frame of the picture can be seen, as a text of digits.
    private static let visible = """
        [...document.querySelectorAll(".f")].map(frame =>
          getComputedStyle(frame).visibility === "visible" ? 1 : 0).join("")
        """

    @Test(
        "The README's first picture moves, one picture, one event and one verdict a side at any time, and stands still where people prefer that",
        .requirement("U443"))
    func firstPictureMoves() throws {
        let browser = try open(folder.appendingPathComponent("without-and-with.svg"))
        try browser.resize(width: 560, height: 660)
        let count = try browser.number("document.getAnimations().length")
        #expect(count > 30)
        try browser.evaluate("document.getAnimations().forEach(animation => animation.pause())")
        let duration = try browser.number(
            "document.getAnimations()[0].effect.getComputedTiming().duration")
        var states: Set<String> = []
        for step in 0..<200 {
            let time = duration * (Double(step) + 0.5) / 200
            try browser.evaluate(
                "document.getAnimations().forEach(animation => animation.currentTime = \(time))")
            let state = try browser.text(Self.visible)
            #expect(state.count { $0 == "1" } == 6, "at \(time)")
            states.insert(state)
            if step == 80 { try keepScreenshot("first-picture", of: browser) }
        }
        #expect(states.count > 20)

        try browser.evaluate("document.getAnimations().forEach(animation => animation.finish())")
        let end = try browser.text(Self.visible)
        #expect(end.count { $0 == "1" } == 6)

        try browser.prefer(["prefers-reduced-motion": "reduce"])
        #expect(try browser.number("document.getAnimations().length") == 0)
        #expect(try browser.text(Self.visible) == end)
        #expect(try browser.text(Self.visible).count { $0 == "1" } == 6)
        try keepScreenshot("first-picture-still", of: browser)
    }
}
