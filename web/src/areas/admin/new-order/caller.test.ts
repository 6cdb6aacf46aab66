import { expect, test } from 'vitest'
import { checkCaller, NO_CALLER, toCaller } from './caller'

const fresh = { ...NO_CALLER, isNew: true, name: ' Ngozi Eze ', phone: '803 123 4567' }

test('a customer there is goes by their id', () => {
  const known = { _id: 'an id', name: 'Ada', mobileNumber: '+2348031234567' }
  expect(toCaller({ ...NO_CALLER, known })).toEqual({ _id: 'an id' })
  expect(checkCaller({ ...NO_CALLER, known }).errors).toEqual({})
  expect(checkCaller(NO_CALLER)).toMatchObject({
    isIncomplete: true,
    errors: { customer: expect.any(String) },
  })
})

test('a new caller needs a name and a phone, and an e-mail address only if they have one', () => {
  expect(checkCaller(fresh)).toEqual({ errors: {}, isIncomplete: false })
  expect(toCaller(fresh)).toEqual({ name: 'Ngozi Eze', mobileNumber: '+2348031234567', email: '' })
  expect(checkCaller({ ...NO_CALLER, isNew: true })).toMatchObject({
    isIncomplete: true,
    errors: { name: expect.any(String), mobileNumber: expect.any(String) },
  })
  expect(checkCaller({ ...fresh, email: 'ngozi@' }).errors).toEqual({ email: expect.any(String) })
  expect(toCaller({ ...fresh, email: ' Ngozi@Ozi.test ' })).toMatchObject({ email: 'ngozi@ozi.test' })
})

test('a phone that is none is said to be none', () => {
  expect(checkCaller({ ...fresh, phone: '123' }).errors).toEqual({ mobileNumber: expect.any(String) })
})
