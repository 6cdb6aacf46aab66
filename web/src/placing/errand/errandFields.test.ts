import type { AddressSuggestion } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '~/form/errors'
import { placingTexts as texts } from '~/languages/en/customer/placing'
import { checkDelivery } from './checkDelivery'
import { ERRAND_FIELDS } from './errandFields'
import { type DeliveryValues, NO_VALUES, toErrandInput } from './errandValues'

const place = (placeName: string): AddressSuggestion => ({
  placeName,
  coordinates: [7.03, 5.48],
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
})

const filled: DeliveryValues = {
  ...NO_VALUES,
  pickupText: 'FUTO',
  dropText: 'Ikenegbu',
  pickupLocation: place('FUTO'),
  dropLocation: place('Ikenegbu'),
  pickupAddress: ' Opposite the bakery ',
  receiverAddress: 'Blue gate',
  receiverName: 'Obinna Ibe',
  phone: '0803 765 4321',
}

describe('what keeps an order from being sent', () => {
  test('nothing, if all required fields are filled', () => {
    expect(checkDelivery(filled)).toEqual({})
  })

  test('an empty form lacks everything but the description', () => {
    const errors = checkDelivery(NO_VALUES)
    expect(Object.keys(errors).sort()).toEqual(
      ['pickupLocation', 'dropLocation', 'pickupAddress', 'receiverAddress', 'receiverName', 'phone'].sort(),
    )
    expect(errors.phone).toBe(texts.needPhone)
  })

  test('a place that was typed and not chosen, or an address of blanks', () => {
    const errors = checkDelivery({ ...filled, pickupLocation: null, receiverAddress: '  ' })
    expect(errors).toEqual({ pickupLocation: texts.pickPlace, receiverAddress: texts.needAddress })
  })

  test.each(['0803 765 432', '0603 765 4321', '01 234 5678', '+44 7911 123456', 'abc'])(
    '%s is no mobile here',
    (phone) => {
      expect(checkDelivery({ ...filled, phone })).toEqual({
        phone: 'This is not a Nigerian mobile number.',
      })
    },
  )

  test('a landmark that is a story is asked to be shorter', () => {
    const errors = checkDelivery({ ...filled, pickupAddress: 'a'.repeat(201) })
    expect(errors).toEqual({ pickupAddress: 'Please keep this under 200 characters.' })
  })
})

test('the server’s words about a field are at its control', () => {
  const fields = { phone: 'No mobile.', 'pickupLocation.coordinates.0': 'No number.', fee: 'No fee.' }
  expect(fieldErrorsOf(ERRAND_FIELDS, fields)).toEqual({
    errors: { phone: 'No mobile.', pickupLocation: 'No number.' },
    others: ['No fee.'],
  })
})

describe('the errand that is posted', () => {
  test('has its texts trimmed and its number in full', () => {
    expect(toErrandInput('send', filled)).toMatchObject({
      pickupAddress: 'Opposite the bakery',
      phone: '+2348037654321',
      parcelSize: 'small',
      paymentMethod: 'Cash',
    })
  })

  test('is none as long as an end is missing', () => {
    expect(toErrandInput('send', { ...filled, dropLocation: null })).toBeNull()
  })
})
