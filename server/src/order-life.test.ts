import { fileURLToPath } from 'node:url'
import {
  ENDED_STATUSES,
  ORDER_CLOCK,
  ORDER_MOVES,
  REDELIVERIES,
  SHOP_MOVES,
  type Actor,
  type Move,
} from '@ozi/contract'
import { expect, test } from 'vitest'
import { markdownTable } from '../test/markdown.ts'
import { readConfig } from './platform/config.ts'

/** Rewritten by `npx vitest run server/src/order-life.test.ts -u`. */
const TABLE = new URL('../../docs/order-life.md', import.meta.url)

const WHO: Readonly<Record<Actor, string>> = {
  customer: 'customer',
  rider: 'rider',
  vendor: 'shop',
  admin: 'staff',
  clock: 'clock',
}
const BRINGS: Readonly<Record<NonNullable<Move<string>['needs']>, string>> = {
  pickupCode: "the sender's code",
  dropoffCode: "the receiver's code, or a photo",
  returnCode: "the sender's return code",
  rider: 'a rider',
  reason: 'a reason',
  fee: 'the quote of its fee',
}

const rowOf = ({ from, to, by, needs }: Move<string>) => [
  from,
  to,
  by.map((actor) => WHO[actor]).join(', '),
  needs === undefined ? '' : BRINGS[needs],
]
const tableOf = (moves: readonly Move<string>[]) =>
  markdownTable([['From', 'To', 'Who', 'Brings'], ...moves.map(rowOf)])

const document = `# An order's life
For those who support or change orders: which state follows which, who may move an order, and when the clock does.

Written by \`server/src/order-life.test.ts\` from the table in \`contract/src/orders/order-life.constants.ts\`, by which the
server allows moves and the screens offer them. What is not here is refused: 409 ILLEGAL_MOVE with the moves that are
open. The staff brings a reason for every move and never a code or a photo.
${ENDED_STATUSES.map((status) => `\`${status}\``).join(', ')} never change again.

The clock lets a shop answer for ${ORDER_CLOCK.shopAnswerMinutes} minutes, looks for a rider for ${ORDER_CLOCK.riderSearchMinutes}, gives that rider ${ORDER_CLOCK.riderStartMinutes} to set out once
there is something to fetch, and sends a failed delivery back after ${ORDER_CLOCK.failedDeliveryMinutes / 60} hours; SHOP_ANSWER_MINUTES,
RIDER_SEARCH_MINUTES, RIDER_START_MINUTES and FAILED_DELIVERY_HOURS set other times. An order's \`deadline\` says what becomes of
it, and when.
At the dropoff a rider waits for ${readConfig({}).dropoffWaitSeconds / 60} minutes, or as DROPOFF_WAIT_SECONDS says, before they may give up: 409
WAIT_LONGER with \`data.until\`. The staff may say at any time that it could not be delivered.

An order paid with Paystack waits in \`awaiting_payment\`, for ${ORDER_CLOCK.paymentMinutes} minutes or as PAYMENT_MINUTES says: once it is
paid it goes on as \`placed\` or \`created\`, else it expires. Its shop and riders see it from then on.

A delivery that failed is tried again for a fee ${REDELIVERIES.max} times before the staff alone decide: each time for what the
tariff in force takes for a distance of 0, by a quote and a transaction of its own. The staff may decide that it costs
nothing.

At the dropoff the rider or the staff may say at once, with \`isPlaceWrong\`, that it is not the place the order means.
Then the customer or the staff choose the right place, and the redelivery costs what the way from the pickup to there costs
more by the order's own tariff, never less than nothing. The order keeps the new place.

## The carrying

${tableOf(ORDER_MOVES)}

## The goods of a shop's order

Accepting them lets the carrying begin; picked up and delivered, they are \`handed_over\` and \`completed\`; refused,
cancelled and run out of time, both end. Customers cancel until the shop has begun to prepare.

${tableOf(SHOP_MOVES)}
`

// promise (everyone): The clock ends each wait of an order
test('the document is the table', async () => {
  await expect(document).toMatchFileSnapshot(fileURLToPath(TABLE))
})
