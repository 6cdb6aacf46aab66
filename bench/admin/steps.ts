import { randomInt, randomUUID } from 'node:crypto'
import { riderRegistration, shopRegistration } from '../../server/test/registrations.ts'
import type { Names } from './names.ts'

/** Makes a call that is not measured. @returns the answer */
export type UnmeasuredCall = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

/**
 * Steps before and after each round of a call, so that the call works and the city stays as it
 * is.
 */
interface Steps {
  /** @returns this round's body, and names for its path beside the city's */
  readonly before?: (
    ask: UnmeasuredCall,
    names: Names,
  ) => Promise<{ readonly names?: Names; readonly body?: object }>
  readonly after?: (ask: UnmeasuredCall, answer: string) => Promise<unknown>
}

const PASSWORDS = { password: 'a quiet evening in Owerri', confirmPassword: 'a quiet evening in Owerri' }

/** Another address, and for riders another NIN, plate and phone each time: nobody is registered twice. */
const unique = () => ({ ...PASSWORDS, email: `${randomUUID()}@bench.test` })
const newRider = () => ({ ...riderRegistration(randomInt(600_000)), ...unique() })
const newShop = () => ({ ...shopRegistration(1), ...unique() })

async function someErrand(ask: UnmeasuredCall) {
  const find = async (q: string) =>
    (await ask<{ suggestions: [object] }>('GET', `/places/search?q=${q}&limit=1`)).suggestions[0]
  return { pickup: await find('Ikenegbu'), dropoff: await find('FUTO') }
}

/** The body that the page for placing a caller's order sends, with a new quote. */
async function callersOrder(ask: UnmeasuredCall, customer: object): Promise<{ readonly body: object }> {
  const { pickup, dropoff } = await someErrand(ask)
  const { data } = await ask<{ data: { _id: string; total: number } }>('POST', '/quotes', {
    kind: 'send',
    pickup,
    dropoff,
  })
  return {
    body: {
      customer,
      kind: 'send',
      pickupLocation: pickup,
      dropLocation: dropoff,
      fee: data.total,
      quoteId: data._id,
      pickupAddress: 'Opposite the bakery',
      receiverAddress: 'Beside the clinic',
      receiverName: 'Obinna',
      phone: '08031234567',
      packageDetails: 'a book',
    },
  }
}

/** The order stays in the list, but no rider is looked for. */
async function cancel(ask: UnmeasuredCall, answer: string): Promise<unknown> {
  const { data } = JSON.parse(answer) as { data: { _id: string } }
  return ask('POST', `/orders/${data._id}/moves`, { to: 'cancelled', reason: 'A benchmark' })
}

const registerRider = async (ask: UnmeasuredCall) =>
  (await ask<{ rider: { _id: string } }>('POST', '/rider/create', newRider())).rider._id
const registerShop = async (ask: UnmeasuredCall) =>
  (await ask<{ vendor: { _id: string } }>('POST', '/vendor/create', newShop())).vendor._id
const removeRider = (ask: UnmeasuredCall, answer: string) =>
  ask('DELETE', `/rider/${(JSON.parse(answer) as { rider: { _id: string } }).rider._id}`)
const removeShop = (ask: UnmeasuredCall, answer: string) =>
  ask('DELETE', `/vendor/${(JSON.parse(answer) as { vendor: { _id: string } }).vendor._id}`)

/** By call; a call without an entry needs none. */
export const STEPS: Readonly<Record<string, Steps>> = {
  'POST /quotes': {
    before: async (ask) => ({ body: { kind: 'send', ...(await someErrand(ask)) } }),
  },
  'POST /admin/orders': {
    before: (ask, { customer = '' }) => callersOrder(ask, { _id: customer }),
    after: cancel,
  },
  'POST /admin/cash/{rider}/remittances': {
    before: async (ask, { rider = '' }) => {
      const { rider: holder } = await ask<{ rider: { version: number } }>(
        'GET',
        `/admin/cash/${rider}?limit=1`,
      )
      // A kobo, so that there is something left for every round.
      return { body: { amount: 0.01, version: holder.version } }
    },
  },
  'POST /rider/create': {
    before: async () => ({ body: newRider() }),
    after: removeRider,
  },
  'DELETE /rider/{registered}': {
    before: async (ask) => ({ names: { registered: await registerRider(ask) } }),
  },
  'POST /vendor/create': {
    before: async () => ({ body: newShop() }),
    after: removeShop,
  },
  'DELETE /vendor/{registered}': {
    before: async (ask) => ({ names: { registered: await registerShop(ask) } }),
  },
}
