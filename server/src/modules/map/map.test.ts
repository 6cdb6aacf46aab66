import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'

const app = await startAppForFile()

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers })

const styleOf = async (scheme: string) => (await get(`/map/style.json?scheme=${scheme}`)).json<Style>()
interface Style {
  metadata: { quality: string; credits: string[] }
  sources: { region: { url: string } }
  layers: { id: string; paint: Record<string, unknown> }[]
}

const tilesUrl = async () => (await styleOf('day')).sources.region.url.replace('pmtiles://', '')

test('the map has a style by day and one by night, and says what it is', async () => {
  const [day, night] = [await styleOf('day'), await styleOf('night')]
  expect(day.metadata).toMatchObject({
    quality: 'sketch',
    credits: (await app.client().places.region()).credits,
  })
  expect(day.metadata.credits).toContainEqual(expect.stringContaining('OpenStreetMap'))
  expect(day.layers.map(({ id }) => id)).toEqual(night.layers.map(({ id }) => id))
  expect(day.layers[0]?.paint).not.toEqual(night.layers[0]?.paint)
  expect((await get('/map/style.json?scheme=dusk')).statusCode).toBe(404)
})

// promise (everyone): A map asks no other host for anything
test('a style names no other host', async () => {
  expect((await get('/map/style.json')).body).not.toMatch(/https?:/)
})

test('tiles are read by ranges, as they are, and kept for good', async () => {
  const url = await tilesUrl()
  const answer = await get(url, { range: 'bytes=0-6', 'accept-encoding': 'gzip' })
  expect(answer.statusCode).toBe(206)
  expect(answer.body).toBe('PMTiles')
  expect(answer.headers).toMatchObject({ 'content-length': '7', 'accept-ranges': 'bytes' })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(url).toContain(String(answer.headers.etag).replaceAll('"', ''))
  expect(answer.headers['content-encoding']).toBeUndefined()
  const whole = await get(url)
  expect(answer.headers['content-range']).toBe(`bytes 0-6/${String(whole.rawPayload.length)}`)
  expect((await get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
})

test('tiles of another name are not found', async () => {
  expect((await get('/map/0123456789abcdef.pmtiles')).statusCode).toBe(404)
})

test('a reader of tiles finds the centre of the city', async () => {
  const url = await tilesUrl()
  const archive = new PMTiles({
    getKey: () => url,
    getBytes: async (offset, length) => {
      const { rawPayload } = await get(url, {
        range: `bytes=${String(offset)}-${String(offset + length - 1)}`,
      })
      return { data: new Uint8Array(rawPayload).buffer }
    },
  })
  const tile = await archive.getZxy(8, 132, 124)
  expect(Buffer.from(tile?.data ?? new ArrayBuffer()).includes('Owerri')).toBe(true)
})
