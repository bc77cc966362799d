import Foundation

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case (nil, _):
    FormReport.printCounts()
    ListReport.printGrowth()
case ("form", let count?):
    InstructionReport.play(fields: Int(count) ?? 20)
case ("instructions", let folder?):
    InstructionReport.printTable(from: URL(fileURLWithPath: folder))
default:
    print("usage: Benchmarks [form FIELDS | instructions FOLDER]")
    exit(2)
}
