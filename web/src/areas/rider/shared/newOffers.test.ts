import { expect, it } from 'vitest'
import { createNewOffers } from './newOffers'

const offers = (...ids: string[]) => ids.map((_id) => ({ _id }))

// promise (shop): A new order is heard at its shop, counted in the title, and can be muted
it('an offer is new once, unless the rider gave it back', () => {
  const look = createNewOffers((id) => id === 'given back')
  expect(look(offers('a', 'b')), 'what waited already').toBe(0)
  expect(look(offers('a', 'c', 'd'))).toBe(2)
  expect(look(offers('c', 'given back'))).toBe(0)
  expect(look(offers('a', 'd'))).toBe(0)
  expect(look([])).toBe(0)
  expect(look(offers('e'))).toBe(1)
})

it('an order that was open to all is new once more when it is offered', () => {
  const look = createNewOffers(() => false)
  expect(look(offers('a'))).toBe(0)
  expect(look([{ _id: 'a', until: '2026-03-02T09:00:30.000Z' }])).toBe(1)
  expect(look(offers('a')), 'and not when it is open again').toBe(0)
})
