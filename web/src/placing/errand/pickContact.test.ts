import { expect, test, vi } from 'vitest'
import { hasContacts, pickContact } from './pickContact'

const withPicker = (select: () => Promise<unknown>) => vi.stubGlobal('navigator', { contacts: { select } })

test('of several numbers the first mobile one is taken', async () => {
  withPicker(async () => [{ name: [' Obinna Ibe '], tel: ['+44 20 7946 0000', '+234 803 765 4321'] }])
  expect(hasContacts()).toBe(true)
  expect(await pickContact()).toEqual({ name: 'Obinna Ibe', phone: '803 765 4321' })
})

test('whoever has no name or no number leaves that field as it was', async () => {
  withPicker(async () => [{ name: [], tel: [] }])
  expect(await pickContact()).toEqual({ name: '', phone: '' })
})

test.each([
  ['picks nobody', async () => []],
  ['refuses', () => Promise.reject(new Error('NotAllowedError'))],
])('nothing is filled in for somebody who %s', async (_what, select) => {
  withPicker(select)
  expect(await pickContact()).toBeNull()
})

test('a browser without a picker has none', () => {
  vi.stubGlobal('navigator', {})
  expect(hasContacts()).toBe(false)
})
