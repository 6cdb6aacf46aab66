import { expect, test } from 'vitest'
import { readFilters } from '~/ui/address/useFilters'
import { chatAddress, CONVERSATION_FILTERS } from './chatAddress'

const read = (text: string) => readFilters(CONVERSATION_FILTERS, new URLSearchParams(text))

test('an address is read, and unknown values in it are ignored', () => {
  expect(read('status=pending&unread=true&assignee=me&role=rider')).toEqual({
    status: 'pending',
    unread: 'true',
    assignee: 'me',
    role: 'rider',
  })
  expect(read('status=open&unread=yes&assignee=everybody&role=admin')).toEqual({})
})

test('a conversation opens beside the filtered list, and closes to it', () => {
  const opened = chatAddress('?status=active&search=ada', 'c1')
  expect(opened).toEqual({ pathname: '/admin/chats/c1', search: '?status=active&search=ada' })
  expect(chatAddress('?status=active&part=details&message=4', null)).toEqual({
    pathname: '/admin/chats',
    search: '?status=active',
  })
})

test('the details and a message searched for have their own addresses', () => {
  expect(chatAddress('?message=4', 'c1', { part: 'details' }).search).toBe('?part=details')
  expect(chatAddress('?part=details', 'c1', { message: 12 }).search).toBe('?message=12')
})
