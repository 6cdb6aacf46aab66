import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { API_ROOT } from '@ozi/contract'
import sharp from 'sharp'
import { removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { median, quantile } from './helpers/figures.ts'
import { connectionOf, signUp, type Account, type Bench } from './helpers/orders.ts'

const ACCOUNTS = 8
const PICTURES = 48
const TARGET = { growthMb: 250, backSeconds: 60 } as const
/** Back means this near to the memory before. */
const NEAR_MB = 60

/**
 * The memory of the whole product, its database and other processes included, while accounts send pictures
 * that are dear to decode, all at once. The yardstick: one such picture, decoded by sharp in a process of its own
 * without a limit.
 */
export async function run(): Promise<void> {
  for (const [name, bytes] of await dearPictures()) {
    const ozi = await startOzi({ RATE_LIMITS: 'off' })
    const bench: Bench = {
      api: ozi.url + API_ROOT,
      connection: connectionOf(ozi.dataDir),
      stop: async () => void (await ozi.stop()),
    }
    try {
      await report(name, bytes, { bench, accounts: await signUpAll(bench), pid: ozi.pid })
    } finally {
      await bench.stop()
      await removeDataDir(ozi.dataDir)
    }
  }
  console.log(
    `at most: ${TARGET.growthMb} MB more at the peak, back (within ${NEAR_MB} MB) after ${TARGET.backSeconds} s`,
  )
}

interface Scene {
  readonly bench: Bench
  readonly accounts: readonly Account[]
  readonly pid: number
}

async function report(name: string, bytes: Buffer, { bench, accounts, pid }: Scene): Promise<void> {
  const bare = await decodeBare(bytes)
  const before = await residentMb(pid)
  let peak = before
  let isSending = true
  const pauses: number[] = []
  const watching = Promise.all([
    (async () => {
      while (isSending) peak = Math.max(peak, await residentMb(pid))
    })(),
    (async () => {
      while (isSending) pauses.push(await healthMs(bench))
    })(),
  ])
  const started = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: PICTURES }, (_, index) => send(bench, accounts[index % ACCOUNTS], bytes)),
  )
  const doneMs = performance.now() - started
  isSending = false
  await watching
  let after = await residentMb(pid)
  const waiting = performance.now()
  while (after > before + NEAR_MB && performance.now() - waiting < TARGET.backSeconds * 1000) {
    await sleep(500)
    after = await residentMb(pid)
  }
  const counts = Map.groupBy(statuses, (status) => status)
  const said = [...counts].map(([status, all]) => `${all.length} x ${status}`).join(', ')
  const growth = peak - before
  const isBack = after <= before + NEAR_MB
  console.log(
    `${name} (${(bytes.length / 1000).toFixed(0)} KB): ${before.toFixed(0)} MB, at most ${growth.toFixed(0)} more` +
      ` (one in sharp alone: ${bare.toFixed(0)}), after ${((performance.now() - waiting) / 1000).toFixed(0)} s` +
      ` ${(after - before).toFixed(0)} more; ${said} in ${(doneMs / 1000).toFixed(1)} s;` +
      ` health ${median(pauses).toFixed(0)} ms, p99 ${quantile(pauses, 0.99).toFixed(0)} ms` +
      `${growth <= TARGET.growthMb && isBack ? '' : '  MISSED'}`,
  )
}

/** Pictures of 25 megapixels or a little less, and one as large as a body may be. */
async function dearPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const side = { width: 4990, height: 4990 }
  const flat = () => sharp({ create: { ...side, channels: 3, background: '#0F4C3A' } })
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const noisy = await sharp({ create: { width: 1250, height: 1250, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  const progressive = { progressive: true, chromaSubsampling: '4:4:4', quality: 60 }
  return new Map([
    ['AVIF', await flat().avif().toBuffer()],
    ['GIF', await flat().gif().toBuffer()],
    ['progressive JPEG', await flat().jpeg({ progressive: true, quality: 60 }).toBuffer()],
    ['progressive JPEG 4:4:4', await flat().jpeg(progressive).toBuffer()],
    ['interlaced PNG, 16 bits', await flat().toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['WebP, transparent', await flat().ensureAlpha(0.5).webp().toBuffer()],
    ['photo', await sharp(noisy).resize(4000, 3000, { fit: 'fill' }).jpeg({ quality: 40 }).toBuffer()],
  ])
}

async function signUpAll(bench: Bench): Promise<Account[]> {
  const accounts: Account[] = []
  for (let index = 0; index < ACCOUNTS; index += 1) accounts.push(await signUp(bench, index))
  const sql = openDatabase(bench.connection, { max: 1 })
  await sql`update accounts set verified_at = now() where verified_at is null`
  await closeDatabase(sql)
  return accounts
}

async function send(bench: Bench, account: Account | undefined, bytes: Buffer): Promise<number> {
  if (!account) throw new Error('there is no such account')
  const index = Number(/\d+/.exec(account.email)?.[0])
  const answer = await fetch(`${bench.api}/user/profile/${account._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({
      ...{ name: 'Ada Okafor', email: account.email, address: '12 Wetheral Road' },
      mobileNumber: `0803${String(1_000_000 + index)}`,
      profileImage: `data:image/jpeg;base64,${bytes.toString('base64')}`,
    }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function healthMs({ api }: Bench): Promise<number> {
  const started = performance.now()
  await (await fetch(`${api}/health`)).arrayBuffer()
  const ms = performance.now() - started
  await sleep(20)
  return ms
}

/** The memory of a process and all that it started, in proportion to how many share it. */
async function residentMb(pid: number): Promise<number> {
  let kilobytes = 0
  const pids = [pid]
  for (let next = pids.pop(); next !== undefined; next = pids.pop()) {
    const own = await readFile(`/proc/${next}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(own)?.[1] ?? 0)
    for (const thread of await readdir(`/proc/${next}/task`).catch(() => [])) {
      const path = `/proc/${next}/task/${thread}/children`
      const children = await readFile(path, 'utf8').catch(() => '')
      pids.push(...children.split(' ').filter(Boolean).map(Number))
    }
  }
  return kilobytes / 1024
}

/** What decoding adds to an empty process that has loaded sharp. */
async function decodeBare(bytes: Buffer): Promise<number> {
  const program = `
    import { readFileSync } from 'node:fs'
    import sharp from 'sharp'
    const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
    const before = peak()
    const chunks = []
    for await (const chunk of process.stdin) chunks.push(chunk)
    await sharp(Buffer.concat(chunks), { pages: 1 }).resize(512, 512, { fit: 'inside' }).webp().toBuffer()
    console.log(peak() - before)`
  const child = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
  })
  child.child.stdin?.end(bytes)
  return Number((await child).stdout)
}
