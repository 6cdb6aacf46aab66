import { contract, type Conversation, type Message } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepChoice } from '~/language/choice'
import { openAsCustomer } from './fixtures/customer'
import { AT } from './fixtures/orders'
import { CUSTOMER, id } from './fixtures/people'
import { answer, broken, change, held, refused, setOnline } from './helpers/answers'
import { lookAtLetters } from './helpers/look'
import { takeErrors } from './helpers/open'
import { press, see, seen, write } from './helpers/states'

const { chat, accounts, orders } = contract
const CART = '/dashboard/cart'

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (customer): Support chat: “Loading conversations...”, “No conversations found”
test('the support chat is accessible in every state', async () => {
  await openAsCustomer(`${CART}?support=open`, [refused(chat.listOwn)])
  await see('conversations that were refused', 'Failed to fetch conversations')
  await openAsCustomer(`${CART}?support=open`, [held(chat.listOwn)])
  await see('conversations that load', 'Loading conversations...')
  await openAsCustomer(`${CART}?support=all`, [])
  await see('no conversations', 'No conversations found')
  await openAsCustomer(`${CART}?support=${id(404)}`, [
    refused(chat.read, 'NOT_FOUND'),
    refused(chat.messages, 'NOT_FOUND'),
  ])
  await see('a conversation that is gone', 'We could not find this conversation')
  await openAsCustomer(`${CART}?support=new`, [refused(chat.create)])
  await write(page.getByLabelText('Write a message'), 'Hello')
  await press(/^Send$/)
  await see('a message that was refused', 'Failed to create conversation')
  setOnline(false)
  await see('no network', /^You are offline/)
})

const MESSAGE: Message = {
  _id: id(301),
  conversationId: id(300),
  sequence: 1,
  clientId: id(302),
  senderType: 'admin',
  senderName: 'Ada',
  content: `https://ozi.ng/${'x'.repeat(120)}`,
  image: null,
  createdAt: AT,
  read: true,
}
const TALK: Conversation = {
  _id: id(300),
  userId: { _id: CUSTOMER._id, name: CUSTOMER.name, email: CUSTOMER.email, role: 'user' },
  status: 'active',
  lastMessage: MESSAGE.content,
  lastSenderType: 'admin',
  lastUpdated: AT,
  lastSequence: 1,
  seen: { admin: 1, customer: 1 },
  unreadCount: 0,
  order: null,
  complaint: null,
}

// promise (customer): Support chat: keyboard, focus, axe, 320 px, large letters
test('a conversation is accessible, also without a network', async () => {
  await openAsCustomer(`${CART}?support=${TALK._id}`, [
    answer(chat.listOwn, { data: [TALK], nextCursor: null, total: 1 }),
    answer(chat.read, { data: TALK }),
    answer(chat.messages, { data: [MESSAGE], nextCursor: null }),
  ])
  await see('a conversation', MESSAGE.content)
  await lookAtLetters('a conversation')
  const bubble = document.querySelector('[data-message]')
  expect(bubble?.scrollWidth, 'a long address is broken').toBe(bubble?.clientWidth)
  setOnline(false)
  await write(page.getByLabelText('Write a message'), 'Are you there?')
  await press(/^Send$/)
  await see('a message that waits', 'Waiting to be sent')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the menu is accessible', async () => {
  await openAsCustomer(CART, [])
  await press('Menu')
  await see('the menu', page.getByRole('dialog', { name: 'Menu' }))
})

describe('a page for others says so and is accessible', () => {
  // promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
  test.each([
    ['/admin', 'Naanị ndị na-elekọta Ozi', 'ig'],
    ['/rider', 'Only riders', 'pcm'],
    ['/vendor', 'Shops only', 'en'],
  ] as const)('%s', async (path, title, language) => {
    await openAsCustomer(path, [], () => keepChoice(language))
    await see(path, page.getByRole('heading', { name: title }))
  })
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('who is here is checked, accessible in every state', async () => {
  await openAsCustomer(CART, [held(accounts.verifyToken)])
  await see('a check', 'One moment')
  change(refused(accounts.verifyToken))
  await see('a refused check', 'You are still logged in.')
})

test('a check that answers with nobody breaks no page, and ends no session', async () => {
  await openAsCustomer(CART, [broken(accounts.verifyToken, { success: true })])
  await seen('You are still logged in.')
  expect(localStorage.getItem('token')).not.toBeNull()
})

// promise (everyone): A page that breaks: “Unexpected Application Error!”
test('a page that breaks says so and how to go on', async () => {
  await openAsCustomer('/dashboard/orders', [
    broken(
      orders.listOwn,
      { orders: [null], nextCursor: null, total: 1 },
      { 'x-request-id': '0123456789ab' },
    ),
  ])
  const title = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await seen(title)
  // React reports it a moment after it has shown the page.
  await expect.poll(takeErrors).not.toEqual([])
  await see('a broken page', title)
  await seen('add this number: 0123456789ab')
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})
