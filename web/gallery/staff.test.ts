import { contract } from '@ozi/contract'
import { describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADMIN, SHOP } from './fixtures/people'
import { ASKED_BY_STAFF, CASH, CONVERSATION, LONG, ORDER, rows } from './fixtures/staff'
import { answer } from './helpers/answers'
import { type PageStates, walkStates } from './helpers/states'

const { audit, cash, chat, closures, contact, customers, operations, orders, overview, payments, riders } =
  contract
const { hours, staff, staffCatalogue, staffChat, staffOrders, tariffs, vendors } = contract

/** The main part: the menu has words of its own. */
const longText = page.getByRole('main').getByText(LONG)

/** Each with rows that have the longest words, and without rows. */
const PAGES: readonly Omit<PageStates, 'as' | 'answers'>[] = [
  {
    path: '/admin',
    calls: [
      overview.statistics,
      overview.recentUsers,
      overview.figures,
      orders.listAll,
      payments.listTransactions,
    ],
    loaded: longText,
  },
  {
    path: '/admin/users',
    calls: [customers.list],
    empty: { answer: answer(customers.list, rows('users')), says: 'No users found.' },
    loaded: longText,
  },
  {
    path: '/admin/riders',
    calls: [riders.list],
    empty: { answer: answer(riders.list, rows('riders')), says: 'No riders found.' },
    loaded: longText,
  },
  {
    path: '/admin/vendors',
    calls: [vendors.list],
    empty: { answer: answer(vendors.list, rows('vendors')), says: 'No vendors found.' },
    loaded: longText,
  },
  {
    path: `/admin/vendors/${SHOP._id}/hours`,
    calls: [hours.readOfShop],
    loaded: page.getByRole('button', { name: 'Save hours' }),
  },
  {
    path: '/admin/items',
    calls: [staffCatalogue.listItems],
    empty: {
      answer: answer(staffCatalogue.listItems, { ...rows('items'), shop: null }),
      says: 'No items yet.',
    },
    loaded: longText,
  },
  {
    path: '/admin/orders',
    calls: [payments.listTransactions],
    empty: {
      answer: answer(payments.listTransactions, rows('transactions')),
      says: 'No transactions found.',
    },
    loaded: longText,
  },
  {
    path: `/admin/orders/${ORDER._id}`,
    calls: [staffOrders.read],
    loaded: page.getByText('What happens next'),
  },
  {
    path: '/admin/closures',
    calls: [closures.list],
    empty: {
      answer: answer(closures.list, { ...rows('closures'), areFollowed: true }),
      says: 'No road has been closed yet.',
    },
    loaded: longText,
  },
  {
    path: '/admin/cash',
    calls: [cash.list],
    empty: {
      answer: answer(cash.list, { riders: [], nextCursor: null, total: 0, totalHeld: 0 }),
      says: 'No rider holds cash.',
    },
    loaded: longText,
  },
  { path: `/admin/cash/${CASH._id}`, calls: [cash.read], loaded: /Collected for order/ },
  {
    path: '/admin/messages',
    calls: [contact.list],
    empty: { answer: answer(contact.list, rows('messages')), says: 'Nobody has written yet.' },
    loaded: longText,
  },
  {
    path: '/admin/audit',
    calls: [audit.list],
    empty: { answer: answer(audit.list, rows('lines')), says: 'Nothing has been changed yet.' },
    loaded: longText,
  },
  { path: '/admin/staff', calls: [staff.list], loaded: longText },
  {
    path: '/admin/health',
    calls: [operations.health, operations.failedJobs],
    empty: { answer: answer(operations.failedJobs, { jobs: [], counts: [] }), says: 'No job has failed.' },
    loaded: longText,
  },
  {
    path: '/admin/chats',
    calls: [staffChat.list],
    empty: { answer: answer(staffChat.list, rows('data')), says: 'No conversations found' },
    loaded: longText,
  },
  {
    path: `/admin/chats/${CONVERSATION._id}`,
    calls: [chat.messages],
    empty: { answer: answer(chat.messages, { data: [], nextCursor: null }), says: 'No messages yet' },
    loaded: longText,
  },
  {
    path: '/admin/fare',
    calls: [tariffs.readConfiguration],
    empty: {
      answer: answer(tariffs.readConfiguration, { data: null }),
      says: 'No Pricing Configuration Found',
    },
    loaded: page.getByRole('heading', { level: 1 }),
  },
  {
    path: '/admin/earning-terms',
    calls: [contract.earnings.readTerms],
    empty: { answer: answer(contract.earnings.readTerms, { data: null }), says: 'Nothing is set yet' },
    loaded: 'rider’s share: 60 % → 70 %',
  },
]

describe('a page of the staff is accessible in every state', () => {
  // promise (staff): axe finds nothing on any page in any state, by day and by night
  // promise (staff): Every page fits 360, 768 and 1440 px, logs no error and asks no other host
  test.each(PAGES)('$path', async (states) => {
    const mayMove = 'by the order of answers; with those of a server nothing does (e2e/admin-steady.spec.ts)'
    await walkStates({ ...states, mayMove, as: ADMIN, answers: ASKED_BY_STAFF })
  })
})
