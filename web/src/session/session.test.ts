import type { SessionUser } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './endSession'
import { readSession, resetSession, SIGNED_OUT, startSession, updateSession, watchSession } from './session'

const ada: SessionUser = {
  _id: '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a11',
  name: 'Ada Eze',
  email: 'ada@ozi.test',
  role: 'user',
  phone: '+2348031234567',
  mobileNumber: '+2348031234567',
  profileImage: '',
  address: '',
  isOTPVerified: false,
}

/** The browser APIs that sessions use. */
function fakeBrowser() {
  const kept = new Map<string, string>()
  const window = new EventTarget() as EventTarget & { localStorage: unknown; location?: unknown }
  window.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  /** Simulates the browser's event for a change in another tab. */
  const changeInOtherTab = (key: string | null, change: () => void) => {
    change()
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return { kept, window, changeInOtherTab }
}

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser()
  vi.stubGlobal('window', browser.window)
})
afterEach(() => {
  resetSession()
  vi.unstubAllGlobals()
})

test('who signs in is kept under user, the token under its own key', () => {
  startSession(ada, 'secret')
  expect(JSON.parse(browser.kept.get('user') ?? '')).toEqual({ isLoggedIn: true, data: ada })
  expect(browser.kept.get('token')).toBe('secret')
  expect(readSession()).toEqual({ isLoggedIn: true, data: ada, token: 'secret' })
})

test('a part of what is known can change, and the rest stays', () => {
  startSession(ada, 'secret')
  updateSession({ isOTPVerified: true })
  expect(readSession().data).toEqual({ ...ada, isOTPVerified: true })
  expect(readSession().token).toBe('secret')
})

// promise (everyone): After a log-out without a network the server shows the phone’s next owner nothing
test('cookies name who is signed in, and that the log-out is owed', async () => {
  const cookies: string[] = []
  const document = {
    set cookie(cookie: string) {
      cookies.push(cookie)
    },
  }
  vi.stubGlobal('document', document)
  browser.window.location = { protocol: 'https:' }
  startSession(ada, 'secret')
  await endSession(() => Promise.reject(new Error('no network')))
  const [named, owed, forgotten] = cookies
  expect(named).toBe(`__Host-ozi_account=${ada._id}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`)
  expect(owed).toBe('__Host-ozi_left=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure')
  expect(forgotten).toBe('__Host-ozi_account=; Path=/; Max-Age=0; SameSite=Lax; Secure')
})

test('logging out leaves nothing behind', () => {
  startSession(ada, 'secret')
  resetSession()
  expect(browser.kept.size).toBe(0)
  expect(readSession()).toBe(SIGNED_OUT)
})

// promise (customer): Screens show a change only after the server has confirmed it
test('logging out ends the session where the server refuses or is silent', async () => {
  vi.useFakeTimers()
  startSession(ada, 'secret')
  await endSession(() => Promise.reject(new Error('refused')))
  expect(readSession()).toBe(SIGNED_OUT)
  startSession(ada, 'secret')
  const ended = endSession(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(4_000)
  await ended
  expect(readSession()).toBe(SIGNED_OUT)
  vi.useRealTimers()
})

test('nobody is changed while nobody is signed in', () => {
  updateSession({ name: 'Ghost' })
  expect(browser.kept.size).toBe(0)
})

test('the session is one and the same object until it changes', () => {
  startSession(ada, 'secret')
  const session = readSession()
  expect(readSession()).toBe(session)
  updateSession({ name: 'Ada Obi' })
  expect(readSession()).not.toBe(session)
})

test.each([
  ['no JSON', '{'],
  ['no person', '{"isLoggedIn":true,"data":null}'],
  ['half a person', '{"isLoggedIn":true,"data":{"_id":"1","name":"Ada"}}'],
  ['a number', '7'],
])('stored text that is %s counts as signed out', (_what, text) => {
  startSession(ada, 'secret')
  browser.kept.set('user', text)
  expect(readSession()).toBe(SIGNED_OUT)
})

test('a person without a token is signed out, and so is a token alone', () => {
  startSession(ada, 'secret')
  browser.kept.delete('token')
  expect(readSession()).toBe(SIGNED_OUT)
  browser.kept.set('token', 'secret')
  browser.kept.delete('user')
  expect(readSession()).toBe(SIGNED_OUT)
})

test.each(['token', 'user', null])('a change of %s in another tab is told here', (key) => {
  startSession(ada, 'secret')
  const changed = vi.fn()
  const stop = watchSession(changed)
  browser.changeInOtherTab(key, () => browser.kept.clear())
  expect(changed).toHaveBeenCalledOnce()
  expect(readSession()).toBe(SIGNED_OUT)
  browser.changeInOtherTab('ozi.theme', () => undefined)
  expect(changed).toHaveBeenCalledOnce()
  stop()
  browser.changeInOtherTab(key, () => undefined)
  expect(changed).toHaveBeenCalledOnce()
})

test('where storage is closed the session lasts as long as the page', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  browser.window.localStorage = { getItem: closed, setItem: closed, removeItem: closed }
  startSession(ada, 'secret')
  expect(readSession()).toEqual({ isLoggedIn: true, data: ada, token: 'secret' })
  resetSession()
  expect(readSession()).toBe(SIGNED_OUT)
})

test('a full disk does not bring back what was kept before', () => {
  startSession(ada, 'secret')
  Object.assign(browser.window.localStorage as object, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  startSession({ ...ada, name: 'Obi' }, 'other')
  expect(readSession()).toMatchObject({ data: { name: 'Obi' }, token: 'other' })
})

test('a page rendered on the server knows nobody', () => {
  vi.stubGlobal('window', undefined)
  startSession(ada, 'secret')
  expect(readSession()).toBe(SIGNED_OUT)
  vi.stubGlobal('window', browser.window)
  expect(readSession()).toBe(SIGNED_OUT)
})
