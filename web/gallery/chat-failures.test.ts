import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer } from './fixtures/customer'
import { CONVERSATION } from './fixtures/staff'
import { answer, change, failed } from './helpers/answers'
import { press, seen, write } from './helpers/states'

const { chat } = contract
const PATH = '/dashboard/cart?support='
const READ = answer(chat.read, { data: CONVERSATION })

const FAILURES = [
  {
    call: chat.listOwn,
    address: 'all',
    words: 'Failed to fetch conversations',
    then: 'No conversations found',
  },
  {
    call: chat.read,
    address: CONVERSATION._id,
    words: 'Failed to fetch conversation',
    then: 'Failed to fetch messages',
  },
  { call: chat.messages, address: CONVERSATION._id, words: 'Failed to fetch messages', then: null },
] as const

// promise (customer): Support chat: “Failed to fetch conversations”, “Failed to fetch conversation”, “Failed to fetch messages”
test.each(FAILURES)('$words is told to the letter, with Retry', async ({ call, address, words, then }) => {
  await openAsCustomer(`${PATH}${address}`, [READ, failed(chat.messages), failed(call)])
  await seen(page.getByText(words, { exact: true }))
  if (then === null) return
  change(READ, answer(chat.listOwn, { data: [], nextCursor: null, total: 0 }))
  await press('Retry')
  await seen(page.getByText(then, { exact: true }))
})

// promise (customer): Support chat: “Failed to create conversation”
test('a conversation that could not be begun keeps its words', async () => {
  await openAsCustomer(`${PATH}new`, [failed(chat.create)])
  const field = page.getByLabelText('Write a message')
  await write(field, 'Is anybody there?')
  await press(/^Send$/)
  await seen('Failed to create conversation')
  await expect.element(field).toHaveValue('Is anybody there?')
})
