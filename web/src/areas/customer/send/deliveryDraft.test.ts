import { beforeEach, expect, test, vi } from 'vitest'
import { forgetStartingWith } from '~/browser/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'
import { formDrafts } from '../shared/drafts/formDrafts'
import { keepDeliveryDraft, readDeliveryDraft } from './deliveryDraft'
import { NO_VALUES } from '~/placing/errand/errandValues'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const calls = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  // Like a browser's storage, it exposes stored keys as its own properties.
  const localStorage = new Proxy(calls, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const values = { ...NO_VALUES, receiverName: 'Obinna' }
const nameOf = (account: string, kind: 'send' | 'receive') =>
  readDeliveryDraft(account, kind).values.receiverName

test('what was typed is there after a reload, each kind for itself', () => {
  keepDeliveryDraft('chidinma', 'send', { values, attempt: null })
  expect(nameOf('chidinma', 'send')).toBe('Obinna')
  expect(nameOf('chidinma', 'receive')).toBe('')
})

test('another person at the same phone does not see it', () => {
  keepDeliveryDraft('chidinma', 'send', { values, attempt: null })
  expect(nameOf('emeka', 'send')).toBe('')
  formDrafts.forgetOfOthers('chidinma')
  expect(nameOf('chidinma', 'send')).toBe('Obinna')
  formDrafts.forgetOfOthers('emeka')
  expect(kept.size).toBe(0)
})

test('logging out leaves no draft behind', () => {
  keepDeliveryDraft('chidinma', 'send', { values, attempt: null })
  keepDeliveryDraft('chidinma', 'receive', { values, attempt: null })
  kept.set('theme', 'dark')
  forgetStartingWith(DRAFT_KEY)
  expect([...kept.keys()]).toEqual(['theme'])
})

test.each([
  ['nothing readable', '{'],
  ['null', 'null'],
])('a storage that holds %s is an empty draft', (_what, text) => {
  kept.set('draft:form:chidinma:send', text)
  expect(readDeliveryDraft('chidinma', 'send').values).toEqual(NO_VALUES)
})

test('of a draft with other shapes only what fits is taken', () => {
  formDrafts.keep('chidinma', 'send', {
    values: {
      ...values,
      phone: 7,
      parcelSize: 'huge',
      pickupLocation: 'FUTO',
      dropLocation: { placeName: 'FUTO', coordinates: ['6.99', '5.38'] },
    },
    attempt: 'x',
  })
  expect(readDeliveryDraft('chidinma', 'send')).toEqual({ values, attempt: null })
})
