import { randomUUID } from 'node:crypto'
import { logInByApi, orderByApi, someErrand, storedKeys } from '../helpers/errands.ts'
import { expect, test } from 'vitest'
import { makeCustomer } from '../helpers/customers.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { removeDataDir, startOzi, type RunningOzi } from '../helpers/ozi.ts'

const ROUNDS = 2
const CLIENTS = 4

test('orders that were acknowledged survive a power cut, each exactly once', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  let ozi: RunningOzi = await startOzi({ SMTP_URL: mailbox.url })
  const { dataDir } = ozi
  const person = await makeCustomer({ ...ozi, mailbox })
  const acknowledged = new Set<string>()
  const sent = new Set<string>()

  for (let round = 1; round <= ROUNDS; round += 1) {
    const token = await logInByApi(ozi.url, person.email)
    const errand = await someErrand(ozi.url)
    let isOn = true
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (isOn) {
        const key = randomUUID()
        sent.add(key)
        const answer = await orderByApi(ozi.url, token, errand, key)
        if (answer?.status === 201) acknowledged.add(key)
      }
    })
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(round * 20)
    await ozi.kill()
    isOn = false
    await Promise.all(clients)
    ozi = await startOzi({ SMTP_URL: mailbox.url }, dataDir)
  }

  const token = await logInByApi(ozi.url, person.email)
  const errand = await someErrand(ozi.url)
  const stored = await storedKeys(ozi.url, token)
  expect(new Set(stored).size).toBe(stored.length)
  expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])

  // A client without an answer sends its key again: a stored order is answered, a missing one is created.
  for (const key of sent) expect(await orderByApi(ozi.url, token, errand, key)).toMatchObject({ status: 201 })
  expect((await storedKeys(ozi.url, token)).toSorted()).toEqual([...sent].toSorted())

  await ozi.stop()
  await mailbox.close()
  await removeDataDir(dataDir)
}, 180_000)
