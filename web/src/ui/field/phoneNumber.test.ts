import { describe, expect, it } from 'vitest'
import { dialledPhone, e164Phone, isForeign, isWholePhone, nationalPhone } from './phoneNumber'

describe('a telephone number', () => {
  it.each([
    '08031234567',
    '0803 123 4567',
    '8031234567',
    '2348031234567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
  ])('%s is shown and sent as one number', (typed) => {
    expect(nationalPhone(typed)).toBe('803 123 4567')
    expect(dialledPhone(typed)).toBe('0803 123 4567')
    expect(e164Phone(typed)).toBe('+2348031234567')
  })

  it('with its country is whole once all its digits are there', () => {
    expect(['+234 803 765 4321', '2348037654321', '+234-803-765-4321'].map(isWholePhone)).toEqual([
      true,
      true,
      true,
    ])
    expect(['+234 803 765', '0803 765 4321', '+44 20 7946 0000', ''].map(isWholePhone)).not.toContain(true)
  })

  it('of another country stays as typed', () => {
    expect(isForeign('+44 20 7946 0000')).toBe(true)
    expect(nationalPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
    expect(dialledPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
    expect(e164Phone('+44 20 7946 0000')).toBe('+442079460000')
  })

  it('is not foreign while its +234 is still being typed', () => {
    expect(isForeign('+')).toBe(false)
    expect(isForeign('+2')).toBe(false)
    expect(isForeign('+234')).toBe(false)
    expect(isForeign('+4')).toBe(true)
  })

  it('that begins with 234 by chance is not cut', () => {
    expect(e164Phone('2341234567')).toBe('+2342341234567')
  })

  it('is nothing when nothing was typed', () => {
    expect(nationalPhone(' ')).toBe('')
    expect(e164Phone('')).toBe('')
  })
})
