import { expect, it } from 'vitest'
import { createNewOffers } from './newOffers'

const offers = (...ids: string[]) => ids.map((_id) => ({ _id }))

// promise (shop): A new order is heard at its shop, counted in the title, and can be muted
it('an offer is new once, unless the rider gave it back', () => {
  const look = createNewOffers((id) => id === 'given back')
  expect(look(offers('a', 'b')), 'what waited already').toEqual([])
  expect(look(offers('a', 'c', 'd'))).toEqual(offers('c', 'd'))
  expect(look(offers('c', 'given back'))).toEqual([])
  expect(look(offers('a', 'd'))).toEqual([])
  expect(look([])).toEqual([])
  expect(look(offers('e'))).toEqual(offers('e'))
})

it('an order that was open to all is new once more when it is offered', () => {
  const look = createNewOffers(() => false)
  const offered = { _id: 'a', until: '2026-03-02T09:00:30.000Z' }
  expect(look(offers('a'))).toEqual([])
  expect(look([offered])).toEqual([offered])
  expect(look(offers('a')), 'and not when it is open again').toEqual([])
})
