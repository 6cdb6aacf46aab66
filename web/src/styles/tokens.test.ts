import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The colours declared in the block that opens with `opening`. */
function coloursOf(opening: string): Record<string, string> {
  const from = css.indexOf(opening)
  expect(from, opening).toBeGreaterThan(-1)
  const block = css.slice(
    from,
    css.indexOf('color-scheme', from) === -1 ? undefined : css.indexOf('color-scheme', from),
  )
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  )
}

const light = coloursOf('@theme {')
const darkByDevice = coloursOf(":root:not([data-theme='light']) {")
const darkByChoice = coloursOf("[data-theme='dark'] {")
const lightAgain = coloursOf("\n  [data-theme='light'] {")

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

describe.each([
  ['light', light],
  ['dark', { ...light, ...darkByDevice }],
])('in %s', (_, colours) => {
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

it('dark is the same whether the device or the person asked for it', () => {
  expect(darkByChoice).toEqual(darkByDevice)
})

it('a light part inside a dark page has the colours of light', () => {
  expect(light).toMatchObject(lightAgain)
  expect(Object.keys(lightAgain).sort()).toEqual(Object.keys(darkByDevice).sort())
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
