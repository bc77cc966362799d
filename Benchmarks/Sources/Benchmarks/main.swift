import Foundation

exit(
    BenchmarkOptions(Array(CommandLine.arguments.dropFirst())).run(
        profiler: .installed, printing: { print($0) },
        complaining: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }))
