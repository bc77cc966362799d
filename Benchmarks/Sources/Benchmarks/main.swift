import Foundation

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case (nil, _):
    FormReport.printCounts()
    RowFormReport.printCounts()
    SceneReport.printCounts()
    ListReport.printGrowth()
    BindingsReport.printGrowth()
case ("runs", nil):
    InstructionReport.printRuns()
case ("instructions", let folder?):
    InstructionReport.printTables(from: URL(fileURLWithPath: folder))
case (let name?, let size?):
    guard let size = Int(size),
        let session = InstructionReport.sessions.first(where: { $0.name == name })
    else { fallthrough }
    session.play(size: size)
default:
    print("usage: Benchmarks [runs | NAME SIZE | instructions FOLDER]")
    exit(2)
}
