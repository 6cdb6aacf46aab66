import { contract } from '@ozi/contract'
import { test } from 'vitest'
import { ASKED_BY_CUSTOMERS } from './fixtures/customer'
import { listOf, PARCEL } from './fixtures/orders'
import { CUSTOMER } from './fixtures/people'
import { answer } from './helpers/answers'
import { walkStates } from './helpers/states'

test('the list of orders is accessible in every state', async () => {
  const call = contract.orders.listOwn
  await walkStates({
    path: '/dashboard/orders',
    as: CUSTOMER,
    call,
    answers: [...ASKED_BY_CUSTOMERS, answer(call, listOf([PARCEL]))],
    failed: 'We could not fetch your orders.',
    empty: { answer: answer(call, listOf([])), says: "You don't have any orders." },
    loaded: PARCEL.number,
  })
})
