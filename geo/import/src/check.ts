import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJson } from '../../src/read.ts'
import { defaultRegionFile, loadRegion } from '../../src/region.ts'
import { readRegionFile } from '../../src/region-file.ts'
import { buildRoadGraph } from '../../src/roads/road-graph.ts'
import { findNetwork } from '../../src/roads/network.ts'
import { unpackRoads } from '../../src/roads/packed-roads.ts'
import { roadsOf } from '../../src/roads/road-network.ts'
import { readRoads } from '../../src/roads/roads-file.ts'
import { checkRoutes, measureRoads } from './check-region.ts'
import { reasonOf } from './import-extract.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

async function describe(path: string): Promise<string> {
  const region = await loadRegion(path)
  const { data } = readRegionFile(path, parseJson(path, await readFile(path)))
  const graphFile = resolve(dirname(path), data.graph)
  const bytes = await readFile(graphFile)
  const roads = graphFile.endsWith('.bin')
    ? roadsOf(unpackRoads(graphFile, bytes))
    : readRoads(graphFile, parseJson(graphFile, bytes))
  const { sizes, isMainRoad } = findNetwork(buildRoadGraph(roads))
  const measured = measureRoads(roads.roads)
  const islands = roads.roads.filter((_, r) => isMainRoad[r] !== 1)
  const routes = checkRoutes(region, roads.junctions)
  const byKind = new Map<string, number>()
  for (const { category } of region.places) byKind.set(category, (byKind.get(category) ?? 0) + 1)
  const refusals = Object.entries(routes.refused).map(([why, count]) => `${count} ${why}`)
  const { median, p90, p99 } = routes.ratios
  return [
    `${region.city}, ${region.state}: ${region.quality}, ${region.dataVersion}`,
    ...(region.quality === 'sketch'
      ? ['This is a sketch: good to try Ozi out, not to charge by its distances.']
      : []),
    `From: ${region.credits.join('; ') || 'nobody is credited'}`,
    `Places: ${region.places.length} (${countsOf(byKind)})`,
    `Roads: ${measured.km.toFixed(0)} km between ${roads.junctions.length} junctions; ` +
      `${percent(measured.onewayShare)} one-way, ${percent(measured.namedShare)} named`,
    ...measured.byClass.map(([name, km]) => `  ${name}: ${km.toFixed(1)} km`),
    `Islands: ${islands.length} roads outside the main network, ` +
      `${measureRoads(islands).km.toFixed(1)} km; the network has ${Math.max(0, ...sizes)} junctions`,
    `Ways: ${routes.tried} tried, ${refusals.length > 0 ? `impossible: ${refusals.join(', ')}` : 'all possible'}`,
    `  by the straight line: ${median.toFixed(2)} at the median, ${p90.toFixed(2)} at 90 %, ${p99.toFixed(2)} at 99 %`,
    '',
  ].join('\n')
}

const countsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind || 'other'} ${count}`)
    .join(', ')

/** `npm run maps:check`: what a region's data is good for. */
try {
  const { values } = parseArgs({ options: { region: { type: 'string' } } })
  const path = resolve(values.region ?? process.env.REGION_FILE ?? defaultRegionFile)
  process.stdout.write(await describe(path))
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
