import { expect, test } from 'vitest'
import { translatedWords } from '~/language/serverWords'
import ig from '~/languages/ig'
import pcm from '~/languages/pcm'
import { fareLineIn } from './fareLine'

const LINES = [
  'Delivery fee',
  'Distance 4.20 km',
  'Service fee',
  'Service fee (surge × 1.5)',
  'Redelivery',
  'To the right place',
  'Rounding',
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
    ],
  ],
] as const)('the lines of a fare are said in %s', (_language, dictionary, shown) => {
  const words = (english: string) => translatedWords(dictionary, english) ?? `untranslated: ${english}`
  expect(LINES.map((line) => fareLineIn(words, line))).toEqual(shown)
})

test('goods keep their names, also one that begins like a fee', () => {
  const words = () => 'translated'
  for (const line of ['Jollof rice × 2', 'Distance runner shoes × 1', 'Service fee jar × 1'])
    expect(fareLineIn(words, line)).toBe(line)
})
