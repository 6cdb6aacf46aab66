import { expect, test } from 'vitest'
import { textParts } from './textParts'

const hrefs = (text: string) => textParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test('a web address can be followed, and what ends the sentence is not in it', () => {
  expect(textParts('See https://ozi.ng/track/abc. Thanks')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://ozi.ng/track/abc', href: 'https://ozi.ng/track/abc' },
    { text: '. Thanks', href: null },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://ozi.ng@evil.example/',
  'https://',
  '<a href="javascript:alert(1)">here</a>',
])('%s is only words', (text) => expect(hrefs(text)).toEqual([]))

test.each([
  '',
  'no address',
  'http://a.example and https://b.example/x?y=1#z!',
  '<img src=x onerror=alert(1)>',
])('no letter of %j is lost', (text) =>
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text),
)

// promise (customer): Support chat: live from any page, with ticks; markup is text
test('markup around an address stays outside it', () =>
  expect(hrefs('<a href="https://a.example/">x</a>')).toEqual(['https://a.example/']))

test('a text made to keep its reader waiting does not', () => {
  const text = `https://ozi.ng${'!'.repeat(200_000)}a`
  expect(textParts(text)).toEqual([{ text, href: expect.any(String) as string }])
})
