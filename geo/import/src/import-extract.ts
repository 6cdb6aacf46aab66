import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drawTiles } from '../../src/drawing/index.ts'
import { isInside, type BBox, type LngLat } from '../../src/geometry.ts'
import { packPlaces } from '../../src/places/packed-places.ts'
import { packRoads } from '../../src/roads/packed-roads.ts'
import { parseJson, Reader, RegionError } from '../../src/read.ts'
import { loadRegion, type Region } from '../../src/region.ts'
import { buildPlaces, readCityFacts, type CityFacts } from './build-places.ts'
import { buildRoads, type ExtractRoads } from './build-roads.ts'
import { checkRoutes, type RouteCheck } from './check-region.ts'
import { collect } from './collect.ts'
import { ImportError } from './import-error.ts'
import type { Progress } from './progress.ts'
import { openRegionFolder } from './region-folder.ts'
import { groundOf } from './shapes.ts'

const CREDIT = '© OpenStreetMap contributors'
/** The most of the tried ways that may fail: ends whose turn restrictions lock them in. */
const FAILING_SHARE = 0.05

/** An operator may state these of the region; the extract answers the rest. */
type RegionOptions = Partial<CityFacts> & { bbox?: BBox; credits: string[] }

export type ImportResult = {
  regionFile: string
  city: string
  version: string
  places: number
  junctions: number
  roads: number
  restrictions: number
  omitted: ExtractRoads['omitted']
  routes: RouteCheck
}

/**
 * Makes a region from an extract and puts it in force in the folder. If anything fails, the folder stays as it was.
 * @param region a file that states city, state, country, centre, bbox or credits
 * @throws ImportError with one line for the operator
 */
export async function importExtract(
  file: string,
  out: string,
  { region, progress }: { region?: string | undefined; progress: Progress },
): Promise<ImportResult> {
  const stated = region === undefined ? { credits: [] } : readOptions(region, await readText(region))
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${file} cannot be read (${error.code ?? error.message})`)
  })
  const folder = await openRegionFolder(out)
  try {
    const collected = await collect(
      file,
      stated.bbox,
      found.size,
      progress.step('Reading the extract', 0, 0.7),
    )
    const { bbox, date = found.mtime, drawn } = collected
    const onRoads = progress.step('Connecting the roads', 0.7, 0.78)
    const roads = buildRoads(collected, () => onRoads(0.5))
    if (roads.roads.length === 0) throw new ImportError(`${file} has no roads inside the region's bbox`)
    progress.step('Finding the places', 0.78, 0.84)
    const about = readCityFacts(collected, stated)
    if (!isInside(bbox, ...about.centre)) throw new ImportError('the centre lies outside the bbox')
    const { places, synonyms } = buildPlaces(collected, roads, about)
    if (places.length === 0)
      throw new ImportError(`${file} has no places with names inside the region's bbox`)

    progress.step('Writing the roads and places', 0.84, 0.88)
    const packedRoads = packRoads(roads)
    await folder.write('roads.bin', packedRoads)
    await folder.write('places.bin', packPlaces({ ...about, bbox }, places, synonyms, packedRoads))
    const version = date.toISOString().slice(0, 10)
    const describe = (prefix: string) => ({
      ...about,
      bbox,
      quality: 'surveyed',
      version,
      credits: [CREDIT, ...stated.credits],
      data: { places: `${prefix}places.bin`, graph: `${prefix}roads.bin`, tiles: `${prefix}map.pmtiles` },
    })
    progress.step('Trying the region and drawing its map', 0.88, 1)
    await folder.write('region.json', JSON.stringify(describe('')))
    const region = await loadRegion(join(folder.newFolder, 'region.json'))
    const routes = tryRegion(region, roads.junctions)
    const { credits } = region
    await folder.write(
      'map.pmtiles',
      drawTiles({ ...groundOf(drawn), ...region.shapes() }, { bbox, name: about.city, credits }),
    )
    await folder.swapIn(version, (dataPath) => describe(`${dataPath}/`))
    return {
      regionFile: join(out, 'region.json'),
      city: about.city,
      version,
      places: places.length,
      junctions: roads.junctions.length,
      roads: roads.roads.length,
      restrictions: roads.restrictions.length,
      omitted: roads.omitted,
      routes,
    }
  } finally {
    await folder.close()
    progress.end()
  }
}

function tryRegion(region: Region, junctions: readonly LngLat[]): RouteCheck {
  const routes = checkRoutes(region, junctions)
  const failed = Object.values(routes.refused).reduce((sum, each) => sum + each, 0)
  if (routes.tried === 0 || failed > routes.tried * FAILING_SHARE) {
    throw new ImportError(`${failed} of ${routes.tried} ways between random roads are impossible`)
  }
  return routes
}

async function readText(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read (${error.code ?? error.message})`)
  })
}

/** @throws RegionError that names file and field */
function readOptions(path: string, bytes: Buffer): RegionOptions {
  const reader = new Reader(path)
  const root = reader.object(parseJson(path, bytes), 'the file')
  const stated: RegionOptions = {
    credits: reader
      .array(root.credits ?? [], 'credits')
      .map((each, i) => reader.text(each, `credits[${i}]`))
      .filter((each) => each !== CREDIT),
  }
  for (const field of ['city', 'state', 'country'] as const) {
    if (root[field] !== undefined) stated[field] = reader.text(root[field], field)
  }
  if (root.centre !== undefined) stated.centre = reader.lngLat(root.centre, 'centre')
  if (root.bbox !== undefined) stated.bbox = reader.bbox(root.bbox, 'bbox')
  return stated
}

/** One line that says why nothing was changed. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ImportError || error instanceof RegionError) return message
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  if (code === 'EFBIG') return 'the disk is full for this process: its files may not be so large (ulimit -f)'
  return message.split('\n')[0] ?? ''
}
