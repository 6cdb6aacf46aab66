import { callApi, PASSWORD } from './customers.ts'

/** A place as search suggests it. */
export interface Place {
  readonly placeName: string
  readonly coordinates: readonly [number, number]
}

export interface Errand {
  readonly pickup: Place
  readonly dropoff: Place
  /** Today's fare, in naira. */
  readonly fee: number
}

export async function logInByApi(url: string, email: string, password: string = PASSWORD): Promise<string> {
  const { body } = await callApi<{ token: string }>(url, '/auth/user/login', { body: { email, password } })
  return body.token
}

/** Two places in Owerri and the fare between them. */
export async function someErrand(url: string): Promise<Errand> {
  const find = async (q: string) => {
    const { body } = await callApi<{ suggestions: Place[] }>(url, `/places/search?q=${q}&limit=1`)
    const [place] = body.suggestions
    if (!place) throw new Error(`no place is called ${q}`)
    return place
  }
  const [pickup, dropoff] = [await find('Ikenegbu'), await find('FUTO')]
  const quote = await callApi<{ data: { total: number } }>(url, '/quotes', {
    body: { kind: 'send', pickup, dropoff },
  })
  return { pickup, dropoff, fee: quote.body.data.total }
}

/**
 * Places an order with this key, which is also the parcel's description.
 * @param words other texts of the order
 * @returns the answer; null if the connection was cut
 */
export async function orderByApi(
  url: string,
  token: string,
  { pickup, dropoff, fee }: Errand,
  key: string,
  words: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly retryAfter: string | null } | null> {
  try {
    const response = await fetch(`${url}/api/v1/user/delivery`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        pickupLocation: pickup,
        dropLocation: dropoff,
        pickupAddress: 'Opposite the bakery',
        receiverAddress: 'Beside the clinic',
        receiverName: 'Obinna',
        phone: '08031234567',
        packageDetails: key,
        fee,
        ...words,
      }),
    })
    await response.arrayBuffer()
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  } catch {
    return null
  }
}

/** The keys of all the user's orders, read from the parcels' descriptions. */
export async function storedKeys(url: string, token: string): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '?limit=200' : `?limit=200&cursor=${encodeURIComponent(cursor)}`
    const { body } = await callApi<{ orders: { packageDetails: string }[]; nextCursor: string | null }>(
      url,
      `/user/orders${query}`,
      { token },
    )
    keys.push(...body.orders.map(({ packageDetails }) => packageDetails))
    cursor = body.nextCursor
  }
  return keys
}
