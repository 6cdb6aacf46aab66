import type { Region } from '@ozi/geo'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../../platform/http/server.ts'
import { readByteRange } from './byte-range.ts'
import { mapStyle, SCHEMES, type Scheme } from './map-style.ts'
import { type MapTiles, readMapTiles } from './map-tiles.ts'

const YEAR_SECONDS = 365 * 24 * 3600
/** How long a browser uses a style before it asks for it again, and so learns of other tiles. */
const STYLE_SECONDS = 300

const isScheme = (text: unknown): text is Scheme => SCHEMES.some((scheme) => scheme === text)

/** The tiles of the region in force and of the one before it, which open pages still show. */
const SERVED_REGIONS = 2

/**
 * Serves the map of the region in force: how it is drawn, and its tiles by ranges of bytes. Anybody may read both. The
 * tiles are read, or drawn, when the map is first asked for.
 */
export function serveMap(server: FastifyInstance, regionNow: () => Region): void {
  let known: readonly { readonly version: string; readonly tiles: Promise<MapTiles> }[] = []

  function tilesOf(region: Region): Promise<MapTiles> {
    const { dataVersion: version } = region
    const found = known.find((each) => each.version === version)
    if (found) return found.tiles
    const tiles = readMapTiles(region)
    known = [{ version, tiles }, ...known].slice(0, SERVED_REGIONS)
    tiles.catch(() => {
      known = known.filter((each) => each.tiles !== tiles)
    })
    return tiles
  }

  server.get('/map/style.json', async (request, reply) => {
    const { scheme = 'day' } = request.query as { scheme?: unknown }
    if (!isScheme(scheme)) return answerNotFound(reply)
    const region = regionNow()
    const { name } = await tilesOf(region)
    return reply
      .header('cache-control', `public, max-age=${STYLE_SECONDS}`)
      .send(mapStyle(scheme, region, `/map/${name}.pmtiles`))
  })

  // Not compressed: the tiles are packed already, and a range counts the bytes of the file itself.
  server.get('/map/:file', { compress: false }, async (request, reply) => {
    await tilesOf(regionNow())
    const all = await Promise.all(known.map(({ tiles }) => tiles))
    const { file } = request.params as { file: string }
    const asked = all.find(({ name }) => file === `${name}.pmtiles`)
    return asked ? sendBytes(request, reply, asked) : answerNotFound(reply)
  })
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { name, blob }: MapTiles): FastifyReply {
  const range = readByteRange(request.headers.range, blob.size)
  // Without a validator, browsers keep no ranges.
  void reply.header('accept-ranges', 'bytes').header('etag', `"${name}"`)
  if (range === 'outside') {
    return reply
      .status(416)
      .header('content-range', `bytes */${String(blob.size)}`)
      .send()
  }
  const [first, last] = range ?? [0, blob.size - 1]
  if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${blob.size}`)
  return reply
    .type('application/octet-stream')
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .header('content-length', last + 1 - first)
    .send(blob.slice(first, last + 1).stream())
}
