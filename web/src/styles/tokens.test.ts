import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')

/** The opaque colours: one value, or one by day and one by night. */
const tokens = [
  ...read('web/src/styles/tokens.css').matchAll(
    /--color-([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
  ),
].map(([, name = '', day, night, one = '']) => ({ name, day: day ?? one, night: night ?? one }))
const colours = {
  day: Object.fromEntries(tokens.map(({ name, day }) => [name, day])),
  night: Object.fromEntries(tokens.map(({ name, night }) => [name, night])),
}

const both = (name: string) => [colours.day[name], colours.night[name]]

const TEXT: [string, string][] = [
  ...['ground', 'surface'].flatMap((ground): [string, string][] =>
    ['ink', 'quiet', 'palm', 'laterite', 'bad', 'danger', 'good'].map((text) => [text, ground]),
  ),
  ...['good', 'wait', 'bad', 'cash', 'paystack', 'neutral', 'palm', 'laterite'].map(
    (name): [string, string] => [name, `${name}-wash`],
  ),
  ['ink', 'palm-wash'],
  ['quiet', 'palm-wash'],
  ['ink', 'bad-wash'],
  ['ink', 'neutral-wash'],
  ['quiet', 'neutral-wash'],
  ['on-palm', 'palm'],
  ['on-palm', 'palm-deep'],
  ['on-laterite', 'laterite'],
  ['on-marigold', 'marigold'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-deep'],
]

const PARTS: [string, string][] = ['ground', 'surface'].flatMap((ground): [string, string][] => [
  ['edge', ground],
  ['palm', ground],
  ['laterite', ground],
  ['bad', ground],
])

describe.each(Object.entries(colours))('by %s', (_, colours) => {
  it.each(TEXT)('text in %s can be read on %s', (text, ground) => {
    expect(contrastRatio(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PARTS)('a part drawn in %s stands out from %s', (part, ground) => {
    expect(contrastRatio(colours[part] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })

  it('the edge of the focus ring stands out from the cloth', () => {
    expect(contrastRatio(colours['ink'] ?? '', colours['ground'] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

/** Places that cannot read the tokens: the browser's own bars, the map's tiles, mails. */
const WRITTEN_OUT: [file: string, name: string, written: RegExp, colours: (string | undefined)[]][] = [
  ['web/src/root.tsx', 'theme-color', /"theme-color" content="(.*?)"/g, both('ground')],
  ['web/public/manifest.webmanifest', 'theme_color', /"theme_color": "(.*?)"/g, both('ground')],
  ['web/public/manifest.webmanifest', 'background_color', /"background_color": "(.*?)"/g, both('ground')],
  ['server/src/modules/map/map-style.ts', 'strong', /strong: '(.*?)'/g, both('ink')],
  ['server/src/modules/map/map-style.ts', 'halo', /halo: '(.*?)'/g, both('ground')],
  ...['ground', 'ink', 'quiet', 'palm', 'line'].map((name): (typeof WRITTEN_OUT)[number] => [
    'server/src/platform/mail/compose-mail.ts',
    name,
    new RegExp(`  ${name}: '(.*?)'`, 'g'),
    [colours.day[name]],
  ]),
]

it.each(WRITTEN_OUT)('in %s %s has the colour of the token', (file, _, written, expected) => {
  expect([...read(file).matchAll(written)].map(([, colour]) => colour?.toLowerCase())).toEqual(expected)
})

it('the contrast of black and white is 21', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#0f4c3a', '#ffffff')).toBeCloseTo(9.9, 1)
})

/** The contrast of two opaque colours '#rrggbb' as WCAG 2 measures it: 1 (none) to 21. */
function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
