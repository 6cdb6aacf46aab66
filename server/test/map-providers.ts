import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request with JSON, or does anything else. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export interface FakeProvider {
  readonly url: string
  /** The addresses of the requests so far, with their queries, and the bodies of those by POST. */
  readonly requests: { readonly path: string; readonly query: URLSearchParams; readonly body: string }[]
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

/** A server on the loopback that stands for a map provider. */
export async function startFakeProvider(behaviour: Behaviour): Promise<FakeProvider> {
  let current = behaviour
  const requests: { path: string; query: URLSearchParams; body: string }[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      requests.push({ path: decodeURIComponent(pathname), query: searchParams, body })
      current(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => void (current = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Answers by the beginning of the path. */
export const byPath =
  (answers: Readonly<Record<string, Behaviour>>): Behaviour =>
  (request, response) => {
    const found = Object.entries(answers).find(([path]) => request.url?.startsWith(path))
    if (found) found[1](request, response)
    else response.writeHead(404).end()
  }

const html: Behaviour = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<html><body>Sign in to this network</body></html>')

/** Failures of a provider, by their names. */
export const TROUBLES: Readonly<Record<string, Behaviour>> = {
  'status 429': json({ message: 'Too Many Requests' }, 429, { 'retry-after': '60' }),
  'status 500': json({ message: 'Internal' }, 500),
  'status 401': json({ message: 'Not Authorized - Invalid Token' }, 401),
  'a page of HTML': html,
  silence: () => undefined,
  'half an answer': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"features":[{"type"')
    setTimeout(() => response.destroy(), 5)
  },
  'an answer that never ends': (_request, response) => {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  'a closed connection': (request) => request.socket.destroy(),
  'a redirect': (request, response) => {
    if (request.url === '/elsewhere') json({ ...photonAnswer, ...osrmAnswer })(request, response)
    else response.writeHead(302, { location: '/elsewhere' }).end()
  },
  'JSON of another kind': json({ hello: 'world' }),
  'no numbers': json({
    code: 'Ok',
    routes: [{ distance: null, duration: 'NaN', geometry: { type: 'LineString', coordinates: [[null, 1]] } }],
    features: [{ geometry: { type: 'Point', coordinates: [null, 5] }, properties: { name: 'A' } }],
  }),
}

/** The answers that the providers document, for places and a way in Owerri. */
const point = (coordinates: readonly number[]) => ({ type: 'Point', coordinates })
export const INSIDE = [7.0351, 5.4851] as const
const OUTSIDE = [3.3792, 6.5244] as const
export const LINE = [
  [7.0301, 5.4801],
  [7.04, 5.483],
  [7.0399, 5.4899],
]

export const photonAnswer = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: point(INSIDE),
      properties: {
        osm_id: 1,
        osm_type: 'N',
        osm_key: 'amenity',
        osm_value: 'marketplace',
        type: 'house',
        name: 'Relief Market',
        street: 'Egbu Road',
        district: 'Ikenegbu',
        city: 'Owerri',
        county: 'Owerri Municipal',
        state: 'Imo',
        country: 'Nigeria',
        countrycode: 'NG',
      },
    },
    { type: 'Feature', geometry: point(OUTSIDE), properties: { name: 'Relief Market', countrycode: 'NG' } },
    { type: 'Feature', geometry: point(INSIDE), properties: { name: 'Marché', countrycode: 'CM' } },
  ],
}

export const mapboxSuggestions = {
  suggestions: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => ({
    name: 'Relief Market',
    mapbox_id: id,
    feature_type: 'poi',
    language: 'en',
    place_formatted: 'Owerri, Nigeria',
    context: { country: { name: 'Nigeria', country_code: 'NG' } },
  })),
  attribution: '© Mapbox',
  response_id: 'r',
}

export const mapboxFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: point(INSIDE),
      properties: {
        name: 'Relief Market',
        mapbox_id: 'one',
        feature_type: 'poi',
        full_address: 'Egbu Road, Owerri',
        coordinates: { longitude: INSIDE[0], latitude: INSIDE[1] },
        context: {
          country: { name: 'Nigeria', country_code: 'NG' },
          region: { name: 'Imo', region_code: 'IM' },
          place: { name: 'Owerri' },
          neighborhood: { name: 'Ikenegbu' },
          street: { name: 'Egbu Road' },
        },
      },
    },
  ],
  attribution: '© Mapbox',
}

export const osrmAnswer = {
  code: 'Ok',
  routes: [
    {
      distance: 2345.6,
      duration: 321.4,
      weight: 321.4,
      weight_name: 'routability',
      legs: [],
      geometry: { type: 'LineString', coordinates: LINE },
    },
  ],
  waypoints: [],
}
