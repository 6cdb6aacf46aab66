// Makes the small font files of src/ui/fonts from the @fontsource-variable packages.
// Run `node scripts/subset-fonts.mjs` in web/ after a change of version, and commit what it writes.
//
// The packages ship one file for each Unicode range, and a subsetter cannot join fonts. So each
// family gets files with a unicode-range of their own (styles/fonts.css): Latin, the naira sign with
// the dotted n (latin-ext), the dotted vowels of Igbo and Yoruba with their tone marks, and what
// Hausa and Yoruba have besides. The headings' family has no such letters: Inter's stand in.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outDir = path.resolve(import.meta.dirname, '../src/ui/fonts')

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

const TEXT = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ‘’‚“”„†•…‰′″‹›–—−€™↑↓←→×÷\u2009\u202f',
  naira: '₦ṄṅŃńǸǹḾḿĀāĒēĪīŌōŪū',
  igbo: 'ẠạẸẹỊịỌọỤụ\u0300\u0301\u0303\u0304\u0323',
  hausa: 'ƁɓƊɗƘƙƳƴṢṣ',
}
const SOURCE_RANGE = { latin: 'latin', naira: 'latin-ext', igbo: 'vietnamese', hausa: 'latin-ext' }

const FAMILIES = [
  { name: 'inter', axis: 'wght', variationAxes: { wght: { min: 400, max: 700 } }, parts: Object.keys(TEXT) },
  // The optical size is fixed where headings live: as an axis it doubles the file.
  {
    name: 'bricolage-grotesque',
    axis: 'opsz',
    variationAxes: { wght: { min: 600, max: 800 }, opsz: 32 },
    parts: ['latin', 'naira', 'igbo'],
  },
]
const FEATURES = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'tnum',
  'lnum',
  'calt',
  'case',
  'zero',
  'rvrn',
  'rclt',
]

for (const { name, axis, variationAxes, parts } of FAMILIES) {
  const packageDir = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  for (const part of parts) {
    const source = path.join(packageDir, 'files', `${name}-${SOURCE_RANGE[part]}-${axis}-normal.woff2`)
    const font = await subsetFont(await readFile(source), TEXT[part], {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: FEATURES,
      noHinting: true,
    })
    const target = path.join(outDir, `${name}-${part}.woff2`)
    await writeFile(target, font)
    process.stdout.write(`${path.basename(target)} ${(font.length / 1024).toFixed(1)} KB\n`)
  }
}
