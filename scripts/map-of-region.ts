import { defaultRegionFile, loadRegion } from '@ozi/geo'
import type { Plugin } from 'vite'
import { readByteRange } from '../server/src/modules/map/byte-range.ts'
import { mapStyle } from '../server/src/modules/map/map-style.ts'
import { readMapTiles } from '../server/src/modules/map/map-tiles.ts'

/** Serves the bundled region's map where no server of ours runs. */
export function mapOfRegion(): Plugin {
  return {
    name: 'map-of-region',
    async configureServer({ middlewares }) {
      const region = await loadRegion(defaultRegionFile)
      const { blob } = await readMapTiles(region)
      middlewares.use('/map/', (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
        if (pathname === '/style.json') {
          const scheme = searchParams.get('scheme') === 'night' ? 'night' : 'day'
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(mapStyle(scheme, region, '/map/region.pmtiles')))
        } else if (pathname === '/region.pmtiles') {
          const range = readByteRange(request.headers.range, blob.size)
          const [first, last] = Array.isArray(range) ? range : [0, blob.size - 1]
          void blob
            .slice(first, last + 1)
            .arrayBuffer()
            .then((bytes) => {
              response.statusCode = 206
              response.end(Buffer.from(bytes))
            })
        } else next()
      })
    },
  }
}
