import type { Candidate } from '@ozi/contract'
import { expect, test } from 'vitest'
import { isRiderFound } from './isRiderFound'

const emeka = { name: 'Emeka Obi', mobileNumber: '+2348031234567' } as Candidate

test('a rider is found by a part of the name, or the number as it is said', () => {
  for (const text of ['eme', ' OBI ', '0803 123 4567', '+234 803', '1234567'])
    expect(isRiderFound(emeka, text), text).toBe(true)
  for (const text of ['uche', '0805', '99']) expect(isRiderFound(emeka, text), text).toBe(false)
})
