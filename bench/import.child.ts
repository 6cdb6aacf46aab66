import { importExtract } from '../geo/import/src/import-extract.ts'

/** Imports one extract and prints what it took: `node import.child.ts <file> <out> [<region file>]`. */
const [file = '', out = '', region] = process.argv.slice(2)
const began = performance.now()
const done = await importExtract(file, out, { region, progress: { step: () => () => {}, end: () => {} } })
process.stdout.write(
  JSON.stringify({
    ...done,
    seconds: (performance.now() - began) / 1000,
    // Kilobytes on Linux.
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
)
