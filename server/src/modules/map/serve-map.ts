import type { Region } from '@ozi/geo'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../../platform/http/server.ts'
import { readByteRange } from './byte-range.ts'
import { mapStyle, SCHEMES, type Scheme } from './map-style.ts'
import { type MapTiles, readMapTiles } from './map-tiles.ts'

const YEAR_SECONDS = 365 * 24 * 3600
/** How long a browser goes on with a style before it asks whether there are other tiles. */
const STYLE_SECONDS = 300

const isScheme = (text: unknown): text is Scheme => SCHEMES.some((scheme) => scheme === text)

/**
 * Serves the map of the region: how it is drawn, and its tiles by ranges of bytes. Anybody may read both. The tiles
 * are read, or drawn, when the map is first asked for.
 */
export function serveMap(server: FastifyInstance, region: Region): void {
  let reading: Promise<MapTiles> | undefined
  const readTiles = () => {
    reading ??= readMapTiles(region).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }

  server.get('/map/style.json', async (request, reply) => {
    const { scheme = 'day' } = request.query as { scheme?: unknown }
    if (!isScheme(scheme)) return answerNotFound(reply)
    const { name } = await readTiles()
    return reply
      .header('cache-control', `public, max-age=${STYLE_SECONDS}`)
      .send(mapStyle(scheme, region, `/map/${name}.pmtiles`))
  })

  // Their tiles are packed already, and a range is one of the bytes as they are.
  server.get('/map/:file', { compress: false }, async (request, reply) => {
    const { name, blob } = await readTiles()
    const { file } = request.params as { file: string }
    if (file !== `${name}.pmtiles`) return answerNotFound(reply)
    return sendBytes(request, reply, blob)
  })
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, blob: Blob): FastifyReply {
  const range = readByteRange(request.headers.range, blob.size)
  void reply.header('accept-ranges', 'bytes')
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
