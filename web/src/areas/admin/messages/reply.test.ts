import { expect, test } from 'vitest'
import { replyLink } from './reply'

test('a reply is addressed to whoever wrote, and quotes every line', () => {
  const link = new URL(replyLink({ name: 'Ada Obi', email: 'ada@ozi.test', message: 'Late & cold.\n\nWhy?' }))
  expect(link.protocol).toBe('mailto:')
  expect(decodeURIComponent(link.pathname)).toBe('ada@ozi.test')
  expect(link.searchParams.get('subject')).toBe('Your message to Ozi')
  expect(link.searchParams.get('body')).toBe('Hello Ada Obi,\r\n\r\n\r\n\r\n> Late & cold.\r\n> \r\n> Why?')
})

test('nothing that was written adds a recipient or a field to the mail', () => {
  const link = replyLink({
    name: 'x&cc=victim@ozi.test',
    email: 'ada@ozi.test',
    message: '?bcc=victim@ozi.test',
  })
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
})
