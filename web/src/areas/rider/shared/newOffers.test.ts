import { expect, it } from 'vitest'
import { createNewOffers } from './newOffers'

const offers = (...ids: string[]) => ids.map((_id) => ({ _id }))

// promise (shop): A new order is heard at its shop, counted in the title, and can be muted
it('an offer is new once, unless the rider gave it back', () => {
  const told: number[] = []
  const look = createNewOffers(
    (id) => id === 'given back',
    (count) => told.push(count),
  )
  look(offers('a', 'b'))
  expect(told, 'what waited already').toEqual([])
  look(offers('a', 'c', 'd'))
  look(offers('c', 'given back'))
  look(offers('a', 'd'))
  expect(told).toEqual([2])
  look([])
  look(offers('e'))
  expect(told).toEqual([2, 1])
})
