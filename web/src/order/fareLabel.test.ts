import { fareLabel, type FareLine } from '@ozi/contract'
import { expect, test } from 'vitest'
import { inLanguage } from '~/language/texts'
import { fareLabelTexts } from '~/languages/en/account/fareLabel'
import ig from '~/languages/ig/account/fareLabel'
import pcm from '~/languages/pcm/account/fareLabel'

const LINES: readonly FareLine[] = [
  { kind: 'delivery', label: 'Delivery fee', amount: 1000 },
  { kind: 'distance', label: 'Distance 4.20 km', amount: 420, distanceKm: 4.2 },
  { kind: 'service', label: 'Service fee', amount: 100 },
  { kind: 'service', label: 'Service fee (surge × 1.5)', amount: 150, surge: 1.5 },
  { kind: 'redelivery', label: 'Redelivery', amount: 1000 },
  { kind: 'right_place', label: 'To the right place', amount: 300 },
  { kind: 'rounding', label: 'Rounding', amount: 30 },
  // Goods are called as their shop calls them.
  {
    kind: 'goods',
    label: 'Service fee jar × 1',
    amount: 500,
    itemId: '018f2f4e-0000-7000-8000-000000000001',
  },
]

test.each([
  [
    'ig',
    ig,
    [
      'Ụgwọ mbuga',
      'Ogologo ụzọ 4.20 km',
      'Ụgwọ ọrụ',
      'Ụgwọ ọrụ (oge mkpa × 1.5)',
      'Mgbalị ọzọ',
      'Ruo ebe ziri ezi',
      'Iji mezuo ego',
      'Service fee jar × 1',
    ],
  ],
  [
    'pcm',
    pcm,
    [
      'Delivery money',
      'How far 4.20 km',
      'Service money',
      'Service money (rush time × 1.5)',
      'Another try',
      'Go the correct place',
      'Make e round',
      'Service fee jar × 1',
    ],
  ],
  ['en', {}, LINES.map(({ label }) => label)],
] as const)('the lines of a fare are said in %s', (_language, dictionary, shown) => {
  const labels = inLanguage(dictionary, fareLabelTexts)
  expect(LINES.map((line) => fareLabel(line, labels))).toEqual(shown)
})
