import type { SessionUser } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnCalls } from '~/api/pageServer'
import { readFirstPage } from './readFirstPage.server'

const ADA = '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a11'
const ORDERS = { orders: [{ _id: 'one', number: 'OZI-1' }], nextCursor: null, total: 1 }

interface Answers {
  user?: Partial<SessionUser>
  verifyToken?: () => Promise<unknown>
}

/** The calls of a session of Ada's. */
function callsOf({ user, verifyToken }: Answers = {}) {
  const listOwn = vi.fn(async () => ORDERS)
  const check =
    verifyToken ??
    (async () => ({ success: true, user: { _id: ADA, role: 'user', isOTPVerified: true, ...user } }))
  return { listOwn, calls: { accounts: { verifyToken: check }, orders: { listOwn } } as unknown as OwnCalls }
}

function visit(path: string, cookie: string, ownCalls: OwnCalls | null, publicUrl = 'http://ozi.test') {
  const request = new Request(`http://ozi.test${path}`, { headers: { cookie } })
  return readFirstPage(request, { ownCalls, site: { publicUrl, supportEmail: '' } })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// promise (customer): A page is rendered for its visitor alone, and only while this browser shows their account
test('a customer’s first page has who they are and what runs', async () => {
  const page = await visit('/dashboard', `a=b; ozi_account=${ADA}`, callsOf().calls)
  expect(page?.user._id).toBe(ADA)
  expect(page?.answers.map(({ data }) => data)).toEqual([ORDERS, ORDERS])
})

test('with https only the cookie counts that no neighbouring host can set', async () => {
  const open = (cookie: string) => visit('/dashboard', cookie, callsOf().calls, 'https://ozi.test')
  expect(await open(`ozi_account=${ADA}`)).toBeNull()
  expect(await open(`__Host-ozi_account=${ADA}`)).not.toBeNull()
})

test('nothing is read for somebody whose page it is not', async () => {
  const { calls, listOwn } = callsOf({ user: { role: 'rider' } })
  expect(await visit('/dashboard', `ozi_account=${ADA}`, calls)).toMatchObject({ answers: [] })
  expect(listOwn).not.toHaveBeenCalled()
})

test.each([
  ['no session', '/dashboard', `ozi_account=${ADA}`, null],
  ['a browser that has logged out', '/dashboard', '', callsOf().calls],
  ['a browser that shows another account', '/dashboard', 'ozi_account=other', callsOf().calls],
  [
    'an address to be proved',
    '/dashboard',
    `ozi_account=${ADA}`,
    callsOf({ user: { isOTPVerified: false } }).calls,
  ],
  ['another page', '/dashboard/profile', `ozi_account=${ADA}`, callsOf().calls],
  [
    'a session that has ended',
    '/dashboard',
    `ozi_account=${ADA}`,
    callsOf({ verifyToken: () => Promise.reject(new Error('UNAUTHENTICATED')) }).calls,
  ],
])('the page is the same for everybody with %s', async (_what, path, cookie, calls) => {
  expect(await visit(path, cookie, calls)).toBeNull()
})

test('nobody waits for a server that is slow, or busy with other pages', async () => {
  let answer: () => void = () => undefined
  const answers = new Promise<void>((resolve) => (answer = resolve))
  const { calls } = callsOf({ verifyToken: () => answers.then(() => ({ user: { _id: ADA } })) })
  const slow = Array.from({ length: 16 }, () => visit('/dashboard', `ozi_account=${ADA}`, calls))
  const page = visit('/dashboard', `ozi_account=${ADA}`, callsOf().calls)
  expect(await page).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 16 }, () => null))
  expect(await visit('/dashboard', `ozi_account=${ADA}`, callsOf().calls)).toBeNull()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(await visit('/dashboard', `ozi_account=${ADA}`, callsOf().calls)).not.toBeNull()
})
