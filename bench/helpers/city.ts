import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot, removeDataDir } from '../../e2e/helpers/ozi.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/database/index.ts'
import { benchOn, type Bench } from './orders.ts'
import type { SeedCounts } from '../seed/counts.ts'
import { seed, type SeedSummary } from '../seed.ts'

/** A server on a seeded database. */
export interface City extends Bench {
  readonly seeded: SeedSummary
}

/**
 * Starts a server on a city of this size. Seeding a million orders takes minutes, so the data stays under
 * .data/bench and is reused on the same day ("today" is one of the figures) as long as migrations and seeding
 * have not changed. Only for benchmarks that leave about as many rows as they found.
 * @param name one per size, so that sizes do not replace each other
 */
export async function openCity(name: string, counts: SeedCounts): Promise<City> {
  const dataDir = path.join(projectRoot, '.data', 'bench', name)
  const receipt = path.join(dataDir, 'city.json')
  const madeFrom = await fingerprint(counts)
  const kept = existsSync(receipt) ? (JSON.parse(await readFile(receipt, 'utf8')) as Receipt) : null
  if (kept?.madeFrom === madeFrom) return { ...(await benchOn(dataDir)), seeded: kept.seeded }

  await removeDataDir(dataDir)
  await mkdir(dataDir, { recursive: true })
  const bench = await benchOn(dataDir)
  try {
    const started = performance.now()
    const sql = openDatabase(bench.connection, { max: 1, statementTimeoutMs: 0 })
    const seeded = await seed(sql, counts).finally(() => closeDatabase(sql))
    console.log(`seeded ${counts.orders} orders in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    await writeFile(receipt, JSON.stringify({ madeFrom, seeded } satisfies Receipt))
    return { ...bench, seeded }
  } catch (error) {
    await bench.stop()
    throw error
  }
}

/** The file that tells how a city was seeded. It is written last: without it, the seeding was interrupted. */
interface Receipt {
  readonly madeFrom: string
  readonly seeded: SeedSummary
}

/** Changes whenever anything that the rows depend on changes. */
async function fingerprint(counts: SeedCounts): Promise<string> {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(counts)).update(new Date().toDateString())
  for (const folder of ['server/migrations', 'bench/seed']) {
    const files = (await readdir(path.join(projectRoot, folder))).toSorted()
    for (const file of files) hash.update(file).update(await readFile(path.join(projectRoot, folder, file)))
  }
  return hash.update(await readFile(path.join(projectRoot, 'bench/seed.ts'))).digest('hex')
}
