import { randomUUID } from 'node:crypto'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  urlOf,
  withDatabase,
  type DatabaseConnection,
} from '../../server/src/platform/database/index.ts'
import { logInByApi, orderByApi, someErrand, storedKeys, type Errand } from '../helpers/errands.ts'
import { expect, test } from 'vitest'
import { callApi, makeCustomer, signUp } from '../helpers/customers.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { ADMIN, freePort, newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { processesOf } from '../helpers/processes.ts'
import { SmallDisk } from '../helpers/small-disk.ts'

test('a mail server that is down delays the code and loses nothing', async () => {
  const port = await freePort()
  const ozi = await startOzi({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const person = await signUp(ozi.url)

  const mailbox = new Mailbox()
  await mailbox.open(port)
  const enteredOtp = await mailbox.code(person.email)
  const verified = await callApi(ozi.url, '/auth/user/otp', { body: { email: person.email, enteredOtp } })
  expect(verified.status).toBe(200)
  await ozi.stop()
  await mailbox.close()
  await removeDataDir(ozi.dataDir)
})

test('a database killed under load is back with all that was acknowledged', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const ozi = await startOzi({ SMTP_URL: mailbox.url })
  const person = await makeCustomer({ ...ozi, mailbox })
  const token = await logInByApi(ozi.url, person.email)
  const errand = await someErrand(ozi.url)
  const { acknowledged, statuses, hintless, stop } = keepOrdering(ozi.url, token, errand)
  await expect.poll(() => acknowledged.size).toBeGreaterThan(20)
  killDatabaseOf(ozi.dataDir)
  await expect.poll(() => statuses.has(503)).toBe(true)
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 20)
  await stop()

  expect([...statuses].toSorted()).toEqual([201, 503])
  expect(hintless).toEqual([])
  const stored = await storedKeys(ozi.url, token)
  expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])
  await ozi.stop()
  await mailbox.close()
  await removeDataDir(ozi.dataDir)
})

test('an external database that restarts under load ends no server', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const folder = await newDataDir()
  let external = await startEmbedded({ dataDir: folder, log: quiet })
  const ozi = await startOzi({
    SMTP_URL: mailbox.url,
    DATABASE_URL: urlOf(external.serving),
    DATABASE_OWNER_URL: urlOf(external.connection),
  })
  const person = await makeCustomer({ ...ozi, mailbox })
  const token = await logInByApi(ozi.url, person.email)
  const load = keepOrdering(ozi.url, token, await someErrand(ozi.url))
  const untilMore = async (count: number) => {
    const before = load.acknowledged.size
    await expect.poll(() => load.acknowledged.size, { interval: 10 }).toBeGreaterThan(before + count)
  }
  await untilMore(10)
  for (let round = 1; round <= 4; round += 1) {
    await endSessions(withDatabase(external.admin, 'ozi'))
    await untilMore(3)
  }
  await external.stop()
  external = await startEmbedded({ dataDir: folder, log: quiet })
  await untilMore(3)
  await load.stop()

  // 0 would be a server that is not there.
  expect([...load.statuses].toSorted()).toEqual([201, 503])
  expect(load.hintless).toEqual([])
  const stored = await storedKeys(ozi.url, token)
  expect([...load.acknowledged].filter((key) => !stored.includes(key))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
  expect(await ozi.stop()).toBe(0)
  await external.stop()
  await mailbox.close()
  await removeDataDir(ozi.dataDir)
  await removeDataDir(folder)
})

// Root of a container may not be allowed to mount.
test.runIf(SmallDisk.isPossible())(
  'a full disk is 503 without half an order, and heals once there is room',
  async () => {
    const folder = await newDataDir()
    const disk = new SmallDisk(folder, 400)
    const mailbox = new Mailbox()
    await mailbox.open()
    const ozi = await startOzi({ SMTP_URL: mailbox.url }, folder)
    try {
      const person = await makeCustomer({ ...ozi, mailbox })
      const token = await logInByApi(ozi.url, person.email)
      const errand = await someErrand(ozi.url)
      const tryOrder = async () => (await orderByApi(ozi.url, token, errand, randomUUID()))?.status
      expect(await tryOrder()).toBe(201)

      disk.fill()
      const seen = new Set<number | undefined>()
      await expect
        .poll(
          async () => {
            const answers = await Promise.all(Array.from({ length: 40 }, tryOrder))
            for (const status of answers) seen.add(status)
            return seen.has(503)
          },
          { timeout: 60_000 },
        )
        .toBe(true)
      expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([])

      disk.makeRoom()
      await expect.poll(tryOrder, { timeout: 30_000 }).toBe(201)
      const admin = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
      const transactions = await callApi<{ total: number }>(ozi.url, '/get-transactions?limit=1', {
        token: admin,
      })
      expect((await storedKeys(ozi.url, token)).length).toBe(transactions.body.total)
    } finally {
      await ozi.stop()
      await mailbox.close()
      disk.remove()
      await removeDataDir(folder)
    }
  },
)

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** Places orders one after the other, each with a key of its own, until it is stopped. */
function keepOrdering(url: string, token: string, errand: Errand) {
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  const hintless: number[] = []
  let isOn = true
  const clients = Array.from({ length: 4 }, async () => {
    while (isOn) {
      const key = randomUUID()
      const answer = await orderByApi(url, token, errand, key)
      if (answer?.status === 201) acknowledged.add(key)
      if (answer?.status === 503 && answer.retryAfter === null) hintless.push(answer.status)
      statuses.add(answer?.status ?? 0)
    }
  })
  const stop = async () => {
    isOn = false
    await Promise.all(clients)
  }
  return { acknowledged, statuses, hintless, stop }
}

/** Ends all sessions of a server, as an operator or a proxy does. */
async function endSessions(connection: DatabaseConnection): Promise<void> {
  const sql = openDatabase(connection, { max: 1 })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`
  await closeDatabase(sql)
}

/** Kills the database's postmaster and all its children at once, as the kernel does when memory runs out. */
function killDatabaseOf(dataDir: string): void {
  const all = processesOf(dataDir).filter(({ command }) => command.includes('postgres'))
  for (const { pid } of all) process.kill(pid, 'SIGKILL')
}
