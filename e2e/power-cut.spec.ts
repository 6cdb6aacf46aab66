import { randomUUID } from 'node:crypto'
import { callApi, expect, makeCustomer, PASSWORD, test } from './support/journey.ts'
import { removeDataDir, startOzi, type RunningOzi } from './support/ozi.ts'
import { Mailbox } from './support/mailbox.ts'

interface OrderList {
  readonly orders: readonly { readonly _id: string; readonly packageDetails: string }[]
}

const ROUNDS = 3
const CLIENTS = 8

test('orders that were acknowledged survive a power cut, each exactly once', async () => {
  test.setTimeout(180_000)
  const mailbox = new Mailbox()
  await mailbox.open()
  let ozi: RunningOzi = await startOzi({ SMTP_URL: mailbox.url })
  const { dataDir } = ozi
  const person = await makeCustomer({ ...ozi, mailbox })
  const acknowledged = new Set<string>()
  const sentKeys = new Set<string>()

  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await logInByApi(ozi.url, person.email)
    const places = await twoPlaces(ozi.url)
    let isOn = true
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isOn) {
        const key = randomUUID()
        sentKeys.add(key)
        if (await order(ozi.url, token, places, key)) acknowledged.add(key)
      }
    })
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan((round + 1) * 20)
    await ozi.kill()
    isOn = false
    await Promise.all(clients)
    ozi = await startOzi({ SMTP_URL: mailbox.url }, dataDir)
  }

  const token = await logInByApi(ozi.url, person.email)
  const places = await twoPlaces(ozi.url)
  const stored = await allOrderKeys(ozi.url, token)
  expect(new Set(stored).size).toBe(stored.length)
  expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])

  // A client that never heard back sends its key again: what was stored is answered, what was not is made.
  for (const key of sentKeys) expect(await order(ozi.url, token, places, key)).toBe(true)
  const afterRetry = await allOrderKeys(ozi.url, token)
  expect(afterRetry.toSorted()).toEqual([...sentKeys].toSorted())

  await ozi.stop()
  await mailbox.close()
  await removeDataDir(dataDir)
})

type Places = readonly [unknown, unknown]

async function twoPlaces(url: string): Promise<Places> {
  const find = async (q: string) => {
    const { body } = await callApi<{ suggestions: unknown[] }>(url, `/places/search?q=${q}&limit=1`)
    return body.suggestions[0]
  }
  return [await find('Ikenegbu'), await find('FUTO')]
}

async function logInByApi(url: string, email: string): Promise<string> {
  const { body } = await callApi<{ token: string }>(url, '/auth/user/login', {
    body: { email, password: PASSWORD },
  })
  return body.token
}

/** Orders with the key in the parcel's description. Whether it was acknowledged; a cut connection was not. */
async function order(url: string, token: string, [pickupLocation, dropLocation]: Places, key: string) {
  try {
    const quoted = await fetch(
      `${url}/api/v1/places/directions?${directionsQuery(pickupLocation, dropLocation)}`,
    )
    const { distanceKm } = (await quoted.json()) as { distanceKm: number }
    const fee = Math.round(100_000 + distanceKm * 10_000) / 100
    const response = await fetch(`${url}/api/v1/user/delivery`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        pickupLocation,
        dropLocation,
        pickupAddress: 'Opposite the bakery',
        receiverAddress: 'Beside the clinic',
        receiverName: 'Obinna',
        phone: '08031234567',
        packageDetails: key,
        fee,
      }),
    })
    return response.status === 201
  } catch {
    return false
  }
}

function directionsQuery(from: unknown, to: unknown): string {
  const text = (place: unknown) => (place as { coordinates: number[] }).coordinates.join(',')
  return `from=${text(from)}&to=${text(to)}`
}

async function allOrderKeys(url: string, token: string): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '?limit=200' : `?limit=200&cursor=${encodeURIComponent(cursor)}`
    const answer = await callApi<OrderList & { nextCursor: string | null }>(url, `/user/orders${query}`, {
      token,
    })
    keys.push(...answer.body.orders.map(({ packageDetails }) => packageDetails))
    cursor = answer.body.nextCursor
  }
  return keys
}
