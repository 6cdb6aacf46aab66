import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { logInByApi, orderByApi, someErrand, storedKeys } from '../helpers/errands.ts'
import { expect, test } from 'vitest'
import { callApi, makeCustomer, signUp } from '../helpers/customers.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { ADMIN, freePort, newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
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
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  const hintless: number[] = []
  let isOn = true
  const clients = Array.from({ length: 8 }, async () => {
    while (isOn) {
      const key = randomUUID()
      const answer = await orderByApi(ozi.url, token, errand, key)
      if (answer?.status === 201) acknowledged.add(key)
      if (answer?.status === 503 && answer.retryAfter === null) hintless.push(answer.status)
      statuses.add(answer?.status ?? 0)
    }
  })
  await expect.poll(() => acknowledged.size).toBeGreaterThan(20)
  killDatabaseOf(ozi.dataDir)
  await expect.poll(() => statuses.has(503)).toBe(true)
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 20)
  isOn = false
  await Promise.all(clients)

  expect([...statuses].toSorted()).toEqual([201, 503])
  expect(hintless).toEqual([])
  const stored = await storedKeys(ozi.url, token)
  expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])
  await ozi.stop()
  await mailbox.close()
  await removeDataDir(ozi.dataDir)
})

// A disk that can be filled is mounted, which takes root.
const asRoot = test.runIf(process.getuid?.() === 0)
asRoot('a full disk is 503 without half an order, and heals once there is room', async () => {
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
})

/** Kills the database's postmaster and all its children at once, as the kernel does when memory runs out. */
function killDatabaseOf(dataDir: string): void {
  execFileSync('pkill', ['-KILL', '-f', `postgres.*${dataDir}`])
}
