import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importExtract, reasonOf } from './import-extract.ts'
import { createProgress } from './progress.ts'

const USAGE = 'npm run maps:import -- <file.osm.pbf> [--region <file.json>] [--out <folder>]'

/** `npm run maps:import`: makes a region from an OpenStreetMap extract and puts it in force. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { region: { type: 'string' }, out: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error(`one extract is needed: ${USAGE}`)
  const began = performance.now()
  const out = resolve(values.out ?? `${process.env.DATA_DIR ?? '.data'}/map`)
  const done = await importExtract(file, out, {
    region: values.region,
    progress: createProgress(process.stdout),
  })
  const { omitted, routes } = done
  process.stdout.write(
    `${done.city}, as of ${done.version}: ${done.places} places, ${done.roads} roads between ` +
      `${done.junctions} junctions, ${done.restrictions} turn restrictions\n` +
      `Left out: ${omitted.islandsKm.toFixed(1)} km in ${omitted.islands} parts without a way in and out, ` +
      `${omitted.restrictions} restrictions\n` +
      `${routes.tried} ways tried: ${routes.ratios.median.toFixed(2)} times the straight line at the median\n` +
      `In force in ${Math.round((performance.now() - began) / 1000)} s: REGION_FILE=${done.regionFile}\n`,
  )
} catch (error) {
  process.stderr.write(`Nothing was changed: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
