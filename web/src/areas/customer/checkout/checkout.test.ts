import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldErrorsOf } from '~/form/errors'
import { checkCheckout } from './checkCheckout'
import { CHECKOUT_FIELDS } from './fields'
import { keepCheckoutDraft, readAttempt, readCheckoutDraft } from './checkoutDraft'
import { type CheckoutValues, toReceiver, toWanted, wantedKey } from './checkoutValues'

const place = {
  placeName: 'FUTO',
  coordinates: [6.99, 5.38] as [number, number],
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
}
const values: CheckoutValues = {
  dropoffText: 'FUTO',
  dropoff: place,
  receiverAddress: ' Beside the SUG bus stop ',
  receiverName: 'Ada',
  phone: '803 123 4567',
  paymentMethod: 'Cash' as const,
  savesContact: true,
}
const ada = { name: 'Ada Eze', phone: '803 123 4567' }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('whoever orders receives it, until somebody else is named', () => {
  expect(readCheckoutDraft('ada', ada).values).toEqual({
    dropoffText: '',
    dropoff: null,
    receiverAddress: '',
    receiverName: 'Ada Eze',
    phone: '803 123 4567',
    paymentMethod: 'Cash',
    savesContact: false,
  })
  keepCheckoutDraft('ada', { values: { ...values, receiverName: 'Obi' }, attempt: null })
  expect(readCheckoutDraft('ada', ada).values.receiverName).toBe('Obi')
  expect(readCheckoutDraft('obi', ada).values.receiverAddress).toBe('')
})

test.each(['{', '7', 'null', '{"values":[]}'])('a draft that is none is empty: %s', (text) => {
  kept.set('draft:form:ada:checkout', text)
  expect(readCheckoutDraft('ada', ada).values).toMatchObject({ dropoff: null, receiverName: 'Ada Eze' })
  expect(readAttempt('ada')).toBeNull()
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('stored values of other types and unusable attempts are dropped', () => {
  const draft = {
    values: { dropoff: { placeName: 'x', coordinates: ['a'] }, phone: 7, receiverAddress: 'here' },
    attempt: { key: 'k', order: {}, quote: { total: 1 } },
  }
  kept.set('draft:form:ada:checkout', JSON.stringify(draft))
  expect(readCheckoutDraft('ada', ada)).toEqual({
    values: {
      dropoff: null,
      dropoffText: '',
      phone: '803 123 4567',
      receiverAddress: 'here',
      receiverName: 'Ada Eze',
      paymentMethod: 'Cash',
      savesContact: false,
    },
    attempt: null,
  })
})

test('what is missing is said at its field', () => {
  const empty = {
    ...values,
    dropoffText: '',
    dropoff: null,
    receiverAddress: ' ',
    receiverName: '',
    phone: '',
  }
  expect(Object.keys(checkCheckout(empty)).sort()).toEqual([
    'dropoff',
    'phone',
    'receiverAddress',
    'receiverName',
  ])
  expect(checkCheckout(values)).toEqual({})
})

test('a wrong number or a text without end is wrong, not missing', () => {
  const wrong = checkCheckout({ ...values, phone: '12', receiverAddress: 'x'.repeat(201) })
  expect(Object.keys(wrong).sort()).toEqual(['phone', 'receiverAddress'])
})

test('the server’s words stand at their fields', () => {
  expect(fieldErrorsOf(CHECKOUT_FIELDS, { 'body.phone': 'No such number.', 'items.0': 'Too many.' })).toEqual(
    {
      errors: { phone: 'No such number.' },
      others: ['Too many.'],
    },
  )
})

test('the same goods to the same point are equal, in any order', () => {
  const item = (id: string, quantity: number) => ({
    id,
    quantity,
    item: id,
    price: 1,
    image: '',
    shop: '',
    shopId: '',
    duration: '',
  })
  const one = toWanted(place, [item('a', 1), item('b', 2)])
  const other = toWanted({ ...place, placeName: 'The university' }, [item('b', 2), item('a', 1)])
  const more = toWanted(place, [item('a', 2), item('b', 2)])
  if (!one || !other || !more) throw new Error('something to buy and a place is something wanted')
  expect(wantedKey(one)).toBe(wantedKey(other))
  expect(wantedKey(one)).not.toBe(wantedKey(more))
  expect(toWanted(null, [item('a', 1)])).toBeNull()
  expect(toWanted(place, [])).toBeNull()
})

test('what is sent is trimmed and in full', () => {
  expect(toReceiver(values)).toEqual({
    receiverName: 'Ada',
    phone: '+2348031234567',
    receiverAddress: 'Beside the SUG bus stop',
    paymentMethod: 'Cash',
  })
})
