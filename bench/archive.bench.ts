import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeCustomer } from '../e2e/helpers/customers.ts'
import { logInByApi, orderByApi, someErrand, storedKeys } from '../e2e/helpers/errands.ts'
import { Mailbox } from '../e2e/helpers/mailbox.ts'
import { newDataDir, projectRoot, startOzi } from '../e2e/helpers/ozi.ts'
import {
  listBases,
  openArchive,
  readArchiveStatus,
  type Archive,
} from '../server/src/platform/archive/open-archive.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { ARCHIVE_SECONDS } from '../server/src/platform/embedded/settings.ts'
import { connectionOf } from './helpers/orders.ts'
import { FULL_SIZE, seed } from './seed.ts'

const CLIENTS = 4
const ORDERS_MS = 50_000
/** Instead of the ARCHIVE_SECONDS of the server: finished files of the log are asked for this often. */
const SWITCH_MS = 20_000
const SEEDED = Number(process.env['ARCHIVE_ORDERS'] ?? 0)

/**
 * Orders are placed while the server backs up to BACKUP_DIR; then everything is killed, its disk is lost, and the
 * archive alone is restored: how many of the acknowledged orders are lost, and how old the first of them was.
 * ARCHIVE_ORDERS=100000 seeds so many orders first, and shows what their base backup and its check cost.
 */
export async function run(): Promise<void> {
  const dataDir = await newDataDir()
  const backupDir = await mkdtemp(path.join(tmpdir(), 'ozi-archive-'))
  await chmod(backupDir, 0o711)
  const mailbox = new Mailbox()
  await mailbox.open()
  const archive = await openArchive(backupDir)
  try {
    if (SEEDED > 0) await seedCity(dataDir)
    const settings = { SMTP_URL: mailbox.url }
    const ozi = await startOzi({ ...settings, BACKUP_DIR: backupDir }, dataDir)
    const begun = performance.now()
    while ((await readArchiveStatus(archive)).lastCheck === null) await sleep(200)
    await sayBase(archive, performance.now() - begun)

    const person = await makeCustomer({ ...ozi, mailbox })
    const token = await logInByApi(ozi.url, person.email)
    const errand = await someErrand(ozi.url)
    const acknowledged: { readonly key: string; readonly at: number }[] = []
    const keptBefore = await bytesOfLog(backupDir)
    const admin = openDatabase({ ...connectionOf(dataDir), user: 'postgres' } as never, { max: 1 })
    let isOn = true
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isOn) {
        const key = randomUUID()
        const answer = await orderByApi(ozi.url, token, errand, key)
        if (answer?.status === 201) acknowledged.push({ key, at: performance.now() })
      }
    })
    const switching = setInterval(() => void admin`select pg_switch_wal()`.catch(() => {}), SWITCH_MS)
    await sleep(ORDERS_MS)
    clearInterval(switching)
    const keptAfter = await bytesOfLog(backupDir)
    const killedAt = performance.now()
    const [row] = await admin<{ pid: number }[]>`
      select (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\n'))[1]::int as pid`
    await ozi.kill()
    if (row) process.kill(row.pid, 'SIGKILL')
    isOn = false
    await Promise.all(clients)
    await closeDatabase(admin, 0)
    await sleep(1_000)
    await rm(dataDir, { recursive: true, force: true })

    const restoredDir = await newDataDir()
    const restoring = performance.now()
    await promisify(execFile)(
      process.execPath,
      [path.join(projectRoot, 'server/src/restore.ts'), '--at', 'latest', backupDir],
      { env: { PATH: process.env['PATH'], DATA_DIR: restoredDir } },
    )
    const restoreSeconds = (performance.now() - restoring) / 1000
    const restored = await startOzi(settings, restoredDir)
    const stored = new Set(await storedKeys(restored.url, await logInByApi(restored.url, person.email)))
    await restored.stop()
    await rm(restoredDir, { recursive: true, force: true })

    const lost = acknowledged.filter(({ key }) => !stored.has(key))
    const oldest = Math.max(0, ...lost.map(({ at }) => (killedAt - at) / 1000))
    console.log(`acknowledged ${acknowledged.length}, stored ${stored.size}, lost ${lost.length}`)
    console.log(`the first lost order was ${oldest.toFixed(1)} s old, with a file each ${SWITCH_MS / 1000} s`)
    console.log(
      `the server itself asks for a file each ${ARCHIVE_SECONDS} s: the age grows by the difference`,
    )
    const perMinute = ((keptAfter - keptBefore) / ORDERS_MS) * 60_000
    console.log(
      `log kept: ${(perMinute / 1e6).toFixed(1)} MB a minute; restored in ${restoreSeconds.toFixed(1)} s`,
    )
  } finally {
    await mailbox.close()
    await rm(backupDir, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function seedCity(dataDir: string): Promise<void> {
  const ozi = await startOzi({}, dataDir)
  const sql = openDatabase(connectionOf(dataDir), { max: 1, statementTimeoutMs: 0 })
  const share = SEEDED / FULL_SIZE.orders
  const counts = Object.fromEntries(
    Object.entries(FULL_SIZE).map(([name, count]) => [name, Math.max(1, Math.round(count * share))]),
  ) as unknown as typeof FULL_SIZE
  await seed(sql, counts).finally(() => closeDatabase(sql))
  await ozi.stop()
}

async function sayBase(archive: Archive, ms: number): Promise<void> {
  const base = (await listBases(archive)).at(-1)
  const { lastCheck } = await readArchiveStatus(archive)
  if (!base || !lastCheck) return
  const seconds = (Date.parse(base.endedAt) - Date.parse(base.startedAt)) / 1000
  console.log(`base backup: ${(base.bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`)
  console.log(
    `check: ${lastCheck.rows} rows in ${lastCheck.seconds.toFixed(1)} s, ${lastCheck.problem ?? 'no problem'}; both ${(ms / 1000).toFixed(1)} s`,
  )
}

async function bytesOfLog(backupDir: string): Promise<number> {
  const files = await readdir(path.join(backupDir, 'wal')).catch(() => [])
  const sizes = await Promise.all(files.map((file) => stat(path.join(backupDir, 'wal', file))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
