import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { freePort } from '../e2e/helpers/ozi.ts'
import type { DatabaseConnection } from '../server/src/platform/database/index.ts'
import { signInAdmin } from './helpers/orders.ts'
import { FULL_SIZE } from './seed.ts'
import { openCity } from './helpers/city.ts'
import { median } from './helpers/figures.ts'

const CONNECTIONS = 10
const ROUNDS = 7
const ROUND_SECONDS = 4
const TARGET = { rate: 0.85, p99: 2 }

/**
 * GET /admin/orders, 50 rows of a million, alternating with a bare node:http server that runs the same
 * queries (session, count, list) on the same database and sends the same answer. Our server counts only once:
 * orders are never deleted, so a table above the counting limit stays above it.
 */
export async function run(): Promise<void> {
  const bench = await openCity('full', FULL_SIZE)
  try {
    const { token } = await signInAdmin(bench)
    await using bare = await startBare(bench.connection)
    await compareAnswers(`${bench.api}/admin/orders`, bare.url, token)

    const ours: Figures[] = []
    const theirs: Figures[] = []
    // The first round warms both up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const api = await measure(`${bench.api}/admin/orders`, token)
      const yardstick = await measure(bare.url, token)
      if (round === 0) continue
      ours.push(api)
      theirs.push(yardstick)
    }
    const row = (figures: Figures[]) => ({
      'requests/s': median(figures.map(({ rate }) => rate)).toFixed(0),
      'p50 ms': median(figures.map(({ p50 }) => p50)),
      'p99 ms': median(figures.map(({ p99 }) => p99)),
    })
    console.table({ 'GET /admin/orders': row(ours), 'bare node:http': row(theirs) })
    const rate = median(ours.map((figures, round) => figures.rate / (theirs[round]?.rate ?? NaN)))
    const p99 = median(ours.map((figures, round) => figures.p99 / (theirs[round]?.p99 ?? NaN)))
    console.log(
      `rate ${rate.toFixed(2)} of the yardstick's (at least ${TARGET.rate}), p99 ${p99.toFixed(2)} times ` +
        `(under ${TARGET.p99}); medians of ${ROUNDS} rounds, ${CONNECTIONS} connections`,
    )
  } finally {
    await bench.stop()
  }
}

interface Figures {
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

async function measure(url: string, token: string): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

async function startBare(connection: DatabaseConnection) {
  const port = await freePort()
  const program = fileURLToPath(new URL('./lists.bare.ts', import.meta.url))
  const child = spawn(process.execPath, [program, String(port), JSON.stringify(connection)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await sleep(100)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Both must do the same work: same rows, same texts. */
async function compareAnswers(oursUrl: string, bareUrl: string, token: string): Promise<void> {
  const [ours, bare] = await Promise.all(
    [oursUrl, bareUrl].map(async (url) => {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      return JSON.stringify(await response.json())
    }),
  )
  if (ours !== bare) throw new Error('the yardstick answers something else')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
