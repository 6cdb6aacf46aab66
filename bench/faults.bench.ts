import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logInByApi, orderByApi, someErrand, storedKeys } from '../e2e/helpers/errands.ts'
import { makeCustomer } from '../e2e/helpers/customers.ts'
import { Mailbox } from '../e2e/helpers/mailbox.ts'
import { freePort, startOzi } from '../e2e/helpers/ozi.ts'

const CLIENTS = 8
const ORDERS_BEFORE = 60
const ORDERS_AFTER = 60
/** The programs of an installed PostgreSQL; the embedded one brings no pg_basebackup. */
const PROGRAMS = process.env['PG_PROGRAMS'] ?? '/usr/lib/postgresql/15/bin'

/**
 * Orders under load while the primary is killed and its synchronous standby promoted: what was acknowledged is
 * stored, once, and the gap in which no order was placed. Takes an installed PostgreSQL, by PG_PROGRAMS.
 */
export async function run(): Promise<void> {
  if (!statSync(path.join(PROGRAMS, 'pg_basebackup'), { throwIfNoEntry: false })) {
    console.log(`There is no PostgreSQL in ${PROGRAMS}: name its programs by PG_PROGRAMS.`)
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'ozi-failover-'))
  const runAs = userOfDatabase()
  chmodSync(folder, 0o755)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  const call = (program: string, ...args: string[]) =>
    execFileSync(path.join(PROGRAMS, program), args, { cwd: folder, stdio: 'ignore', ...runAs })
  const [port, standbyPort] = [await freePort(), await freePort()]
  const start = (data: string, on: number) =>
    call('pg_ctl', '-D', data, '-l', `${data}.log`, '-w', '-o', `-p ${on} -k ${folder} -h 127.0.0.1`, 'start')
  const [primary, standby] = [path.join(folder, 'primary'), path.join(folder, 'standby')]

  call('initdb', '-D', primary, '-U', 'ozi', '--auth', 'trust')
  start(primary, port)
  call('pg_basebackup', '-D', standby, '-h', '127.0.0.1', '-p', String(port), '-U', 'ozi', '-R', '-c', 'fast')
  start(standby, standbyPort)
  const synchronous = "alter system set synchronous_standby_names = '*'"
  for (const statement of [synchronous, 'select pg_reload_conf()']) {
    call('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'ozi', '-d', 'postgres', '-c', statement)
  }

  const mailbox = new Mailbox()
  await mailbox.open()
  const hosts = `127.0.0.1:${port},127.0.0.1:${standbyPort}`
  const ozi = await startOzi({ SMTP_URL: mailbox.url, DATABASE_URL: `postgres://ozi@${hosts}/postgres` })
  try {
    const person = await makeCustomer({ ...ozi, mailbox })
    const token = await logInByApi(ozi.url, person.email)
    const errand = await someErrand(ozi.url)
    const acknowledged: { readonly key: string; readonly at: number }[] = []
    let [unavailable, isOn] = [0, true]
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isOn) {
        const key = randomUUID()
        const answer = await orderByApi(ozi.url, token, errand, key)
        if (answer?.status === 201) acknowledged.push({ key, at: performance.now() })
        else unavailable += 1
      }
    })
    const until = async (count: number) => {
      while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await until(ORDERS_BEFORE)
    const killedAt = performance.now()
    call('pg_ctl', '-D', primary, '-m', 'immediate', 'stop')
    call('pg_ctl', '-D', standby, '-w', 'promote')
    const promotedAt = performance.now()
    await until(acknowledged.length + ORDERS_AFTER)
    isOn = false
    await Promise.all(clients)

    const stored = await storedKeys(ozi.url, token)
    const lost = acknowledged.filter(({ key }) => !stored.includes(key)).length
    const times = acknowledged.map(({ at }) => at).toSorted((a, b) => a - b)
    const gapMs = Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at)))
    console.log(`acknowledged ${acknowledged.length}, stored ${stored.length}, 503 ${unavailable}`)
    console.log(`lost ${lost}, doubled ${stored.length - new Set(stored).size}`)
    console.log(`killed and promoted in ${(promotedAt - killedAt).toFixed(0)} ms`)
    console.log(`longest gap without an order ${gapMs.toFixed(0)} ms (10,000 at most)`)
  } finally {
    await ozi.stop()
    await mailbox.close()
    call('pg_ctl', '-D', standby, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
    rmSync(ozi.dataDir, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root. */
function userOfDatabase(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
