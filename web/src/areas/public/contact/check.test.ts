import { ContactInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import { checkContact, type Written } from './check'

const right: Written = { name: 'Ada', email: 'ada@ozi.test', message: 'Hello' }

/** The server's error for each field. */
function serverErrors(written: Written): Record<string, string> {
  const issues = ContactInput.safeParse(written).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test.each<[string, Written]>([
  ['all is there', right],
  ['the name is missing', { ...right, name: '' }],
  ['the address is none', { ...right, email: 'ada' }],
  ['the message is missing', { ...right, message: '' }],
  ['the message is too long', { ...right, message: 'a'.repeat(2001) }],
  ['the name and the message are missing', { ...right, name: '', message: '' }],
])('the form says what the server would: %s', (_what, written) => {
  expect(checkContact(written)).toEqual(serverErrors(written))
})

test('an address left empty is asked for', () => {
  expect(checkContact({ ...right, email: '' })).toEqual({ email: 'Please enter your e-mail address.' })
})
