import { expect, it } from 'vitest'
import { codeMail } from './mail-texts.ts'

const greetingOf = (name: string) =>
  codeMail({ name, publicUrl: 'https://ozi.test', support: 'help@ozi.test' }, '012345').text.split('\n')[0]

it.each([
  ['Ada Okafor', 'Hello Ada,'],
  ['Chukwuemeka-Ọlụ Obi', 'Hello Chukwuemeka-Ọlụ,'],
  ["N'Golo Kanté", "Hello N'Golo,"],
])('%s is greeted by the first name', (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting)
})

it.each([
  ['https://evil.example/prize now'],
  ['evil.example Obi'],
  ['win@evil.example x'],
  ['evil。example x'],
  ['evil․com x'],
  ['evil\u200b.com x'],
  ['evil\u00ad.com x'],
  ['evil.\u2060com x'],
])('a name that a mail program would make a link of, as %s, is left out', (name) => {
  expect(greetingOf(name)).toBe('Hello,')
})
