import {
  CARRYING_WAY,
  type MoveTarget,
  type Order,
  type OrderDetail,
  type Quote,
  type Transaction,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { refusalOf, type Person, type TestApp } from './app.ts'
import { egbu, ikenegbu, parcel, quoteFor, sendParcel } from './deliveries.ts'

export async function move(
  person: Person,
  order: Pick<Order, '_id'>,
  to: MoveTarget,
  extra: {
    code?: string | undefined
    reason?: string
    riderId?: string
    quoteId?: string
    photo?: string
  } = {},
): Promise<OrderDetail> {
  const { data } = await person.client.orders.move({ id: order._id, to, ...extra })
  return data
}

/** The order as this person sees it, including the hand-over codes they tell the rider. */
export async function ownView(customer: Person, order: Pick<Order, '_id'>): Promise<OrderDetail> {
  return (await customer.client.orders.read({ id: order._id })).data
}

/** The order's status, and for goods its shop status. */
export async function statusesOf(
  customer: Person,
  order: Pick<Order, '_id'>,
): Promise<readonly [string, string | undefined]> {
  const { status, shopStatus } = await ownView(customer, order)
  return [status, shopStatus]
}

/** The order's cash transaction, as administrators see it. */
export async function transactionOf(
  admin: Person,
  order: Pick<Order, '_id'>,
): Promise<Transaction | undefined> {
  const { transactions } = await admin.client.payments.listTransactions({})
  return transactions.find(({ orderId }) => orderId === order._id)
}

/** The quote that a customer sees for the redelivery of an order. */
export async function redeliveryQuote(person: Person, order: Pick<Order, '_id'>): Promise<Quote> {
  return (await person.client.orders.quoteRedelivery({ id: order._id })).data
}

/** The outcomes of concurrent calls: the code of the refusal, or 'done'. */
export function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        async () => (await refusalOf(call)).code,
      ),
    ),
  )
}

/**
 * Makes all moves of the rider up to a status.
 * @param sender who hands the parcel over; for goods, the vendor
 */
export async function carry(
  rider: Person,
  customer: Person,
  order: Pick<Order, '_id'>,
  until: (typeof CARRYING_WAY)[number],
  sender = customer,
): Promise<OrderDetail> {
  const { dropoffCode, status } = await ownView(customer, order)
  const { pickupCode } = await ownView(sender, order)
  const codes: Partial<Record<MoveTarget, string | undefined>> = {
    picked_up: pickupCode,
    delivered: dropoffCode,
  }
  let moved = await ownView(customer, order)
  const start = CARRYING_WAY.findIndex((step) => step === status) + 1
  for (const to of CARRYING_WAY.slice(start, CARRYING_WAY.indexOf(until) + 1)) {
    moved = await move(rider, order, to, { code: codes[to] })
  }
  return moved
}

/** A parcel that has already reached this status. */
export async function carriedParcel(
  rider: Person,
  customer: Person,
  until: (typeof CARRYING_WAY)[number],
): Promise<Order> {
  const order = await sendParcel(customer)
  await carry(rider, customer, order, until)
  return order
}

/** An order of goods, placed as the checkout places it. */
export async function orderGoods(app: TestApp, customer: Person, vendor: Person): Promise<Order> {
  const errand = { kind: 'send' as const, pickupLocation: egbu, dropLocation: ikenegbu }
  const { _id: quoteId, total: fee } = await quoteFor(customer, errand)
  const { _id: accountId, email } = customer.user
  const claim = {
    customerId: accountId,
    kind: 'send' as const,
    pickup: egbu,
    dropoff: ikenegbu,
    quoteId,
    fee,
    pickupAddress: '',
    receiverAddress: parcel.receiverAddress,
    receiverName: parcel.receiverName,
    packageDetails: '',
  }
  const request = { accountId, key: undefined, callName: 'test', body: {} }
  return app.parts.orders.placement.once(request, async (queries) => {
    const quote = await app.parts.pricing.takeFee(queries, claim)
    return app.parts.orders.placement.place(queries, {
      kind: 'shop',
      customer: { accountId, email },
      quote,
      pickup: egbu,
      dropoff: ikenegbu,
      pickupAddress: 'Douglas Road 4',
      receiverAddress: parcel.receiverAddress,
      receiverName: parcel.receiverName,
      phone: '+2348031234567',
      packageDetails: '',
      paymentMethod: 'Cash',
      shop: {
        vendor: { _id: vendor.user._id, name: vendor.user.name, mobileNumber: vendor.user.mobileNumber },
        items: [{ itemId: newId(), name: 'Ofe Owerri with pounded yam', priceKobo: 250_000, quantity: 2 }],
      },
    })
  })
}
