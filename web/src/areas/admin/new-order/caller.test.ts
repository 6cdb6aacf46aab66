import { expect, test } from 'vitest'
import { asNewCaller, checkCaller, NO_CALLER, ownersOf, toCaller } from './caller'

const fresh = { ...NO_CALLER, isNew: true, name: ' Ngozi Eze ', mobileNumber: '803 123 4567' }

test('a customer there is goes by their id', () => {
  const customer = { _id: 'an id', name: 'Ada', mobileNumber: '+2348031234567' }
  expect(toCaller({ ...NO_CALLER, customer })).toEqual({ _id: 'an id' })
  expect(checkCaller({ ...NO_CALLER, customer })).toEqual({})
  expect(checkCaller(NO_CALLER)).toEqual({ customer: expect.any(String) })
})

test('a new caller needs a name and a phone, and no e-mail address', () => {
  expect(checkCaller(fresh)).toEqual({})
  expect(toCaller(fresh)).toEqual({ name: 'Ngozi Eze', mobileNumber: '+2348031234567', email: '' })
  expect(checkCaller({ ...NO_CALLER, isNew: true })).toEqual({
    name: expect.any(String),
    mobileNumber: expect.any(String),
  })
  expect(checkCaller({ ...fresh, email: 'ngozi@' })).toEqual({ email: expect.any(String) })
  expect(toCaller({ ...fresh, email: ' Ngozi@Ozi.test ' })).toMatchObject({ email: 'ngozi@ozi.test' })
})

test('a phone that is none is said to be none', () => {
  expect(checkCaller({ ...fresh, mobileNumber: '123' })).toEqual({ mobileNumber: expect.any(String) })
})

test('a search without a result fills the new caller’s field', () => {
  expect(asNewCaller(' 0806 111 2233 ')).toEqual({ isNew: true, mobileNumber: '806 111 2233' })
  expect(asNewCaller('+234 806 111 2233')).toEqual({ isNew: true, mobileNumber: '806 111 2233' })
  expect(asNewCaller('Amara Caller')).toEqual({ isNew: true, name: 'Amara Caller' })
  expect(asNewCaller('amara@ozi.test')).toEqual({ isNew: true, email: 'amara@ozi.test' })
})

// promise (staff): A caller whose number a customer has is not added twice by mistake
test('a phone belongs to those who have all of it', () => {
  const customer = (_id: string, mobileNumber: string) => ({ _id, name: _id, mobileNumber, email: '' })
  const found = [customer('Ada', '+2348061112233'), customer('Bola', '+23480611122330'), customer('Chi', '')]
  expect(ownersOf(found, '+2348061112233').map(({ name }) => name)).toEqual(['Ada'])
})
