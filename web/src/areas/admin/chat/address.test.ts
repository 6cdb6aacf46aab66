import { expect, test } from 'vitest'
import { chatAddress, readNarrowing } from './address'

test('what an address says of a list is read, and what nobody knows is not there', () => {
  expect(readNarrowing(new URLSearchParams('status=pending&unread=true&assignee=me'))).toEqual({
    status: 'pending',
    unread: 'true',
    assignee: 'me',
  })
  expect(readNarrowing(new URLSearchParams('status=open&unread=yes&assignee=everybody'))).toEqual({})
})

test('a conversation opens beside the list as it is cut down, and closes to the same', () => {
  const opened = chatAddress('?status=active&search=ada', 'c1')
  expect(opened).toEqual({ pathname: '/admin/chats/c1', search: '?status=active&search=ada' })
  expect(chatAddress('?status=active&part=details&message=4', null)).toEqual({
    pathname: '/admin/chats',
    search: '?status=active',
  })
})

test('the details and a message that was looked for have addresses of their own', () => {
  expect(chatAddress('?message=4', 'c1', { part: 'details' }).search).toBe('?part=details')
  expect(chatAddress('?part=details', 'c1', { message: 12 }).search).toBe('?message=12')
})
