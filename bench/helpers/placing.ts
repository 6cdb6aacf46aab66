import { createHash, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Order } from '@ozi/contract'
import type { BareOrder } from '../orders.bare.ts'
import { callApi, type Account, type Bench } from './orders.ts'

const empty = {
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
}
const ikenegbu = { placeName: 'Ikenegbu Layout', coordinates: [7.04, 5.494], ...empty }
const egbu = { placeName: 'Egbu', coordinates: [7.068, 5.482], ...empty }
const parcel = {
  kind: 'send',
  pickupLocation: ikenegbu,
  dropLocation: egbu,
  pickupAddress: 'Opposite Assumpta',
  receiverAddress: 'Hostel C',
  receiverName: 'Chidi Eze',
  phone: '08031234567',
  packageDetails: 'A box of shoes',
}

/** Places an order, whose fee and places all others repeat. */
export async function placeFirst(bench: Bench, { token }: Account): Promise<Order> {
  const quote = { kind: 'send', pickup: ikenegbu, dropoff: egbu }
  const { data } = await callApi<{ data: { total: number } }>(bench, 'POST', '/quotes', { body: quote })
  const body = { ...parcel, fee: data.total }
  return (await callApi<{ data: Order }>(bench, 'POST', '/user/delivery', { body, token })).data
}

/** The same order once more, as it is posted. */
export const orderBody = ({ fee }: Pick<Order, 'fee'>): string => JSON.stringify({ ...parcel, fee })

/** The same order for the bare loop. */
export function toBare(customer: Account, order: Order): BareOrder {
  const lines = order.lines.map(({ kind, distanceKm, amount }) => ({
    kind,
    ...(distanceKm !== undefined && { distanceM: Math.round(distanceKm * 1000) }),
    amountKobo: Math.round(amount * 100),
  }))
  return {
    accountId: customer._id,
    email: customer.email,
    tokenHash: createHash('sha256').update(customer.token).digest(),
    place: { pickup: JSON.stringify(ikenegbu), dropoff: JSON.stringify(egbu) },
    points: [7.04, 5.494, 7.068, 5.482],
    distanceM: Math.round(order.distanceKm * 1000),
    durationS: order.durationMinutes * 60,
    lines: JSON.stringify(lines),
    totalKobo: Math.round(order.fee * 100),
  }
}

/** Posts orders over connections that stay open, each with a key of its own. */
export function createPoster(api: string, body: string, connections: number) {
  const isTls = api.startsWith('https:')
  const options = { keepAlive: true, maxSockets: connections }
  const agent = isTls ? new HttpsAgent(options) : new Agent(options)
  const send = isTls ? requestHttps : request
  return {
    /** Rejects if the order is not placed. */
    post: (token: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        }
        const sent = send(`${api}/user/delivery`, { method: 'POST', agent, headers }, (response) => {
          response.resume()
          response.once('end', () => {
            if (response.statusCode === 201) resolve()
            else reject(new Error(`an order was answered ${response.statusCode}`))
          })
        })
        sent.once('error', reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
