import { loadavg } from 'node:os'
import { logInByApi, someErrand, storedKeys } from '../e2e/helpers/errands.ts'
import { makeCustomer } from '../e2e/helpers/customers.ts'
import { startDatabasePair } from '../e2e/helpers/database-pair.ts'
import { Mailbox } from '../e2e/helpers/mailbox.ts'
import { removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { compareStored, inWords } from './helpers/acknowledged.ts'
import { OrderStream } from './helpers/order-stream.ts'

const CLIENTS = 8
const ORDERS_BEFORE = 60
const ORDERS_AFTER = 60
const LONGEST_GAP_MS = 10_000

/**
 * Orders under load while the primary is killed and its synchronous standby promoted: what was acknowledged is
 * stored, once, and the gap in which no order was placed. The other faults: `npm run cluster -- --check`.
 */
export async function run(): Promise<void> {
  const pair = await startDatabasePair()
  const mailbox = new Mailbox()
  await mailbox.open()
  const ozi = await startOzi({ SMTP_URL: mailbox.url, ...pair.settings })
  try {
    const person = await makeCustomer({ ...ozi, mailbox })
    const token = await logInByApi(ozi.url, person.email)
    const stream = new OrderStream(ozi.url, [token], await someErrand(ozi.url))
    stream.start(CLIENTS)
    await stream.until(ORDERS_BEFORE)
    const killedAt = performance.now()
    await pair.killPrimary()
    await pair.promoteStandby()
    const promotedAt = performance.now()
    await stream.until(stream.acknowledged.size + ORDERS_AFTER)
    await stream.stop()

    const [phase] = stream.phases()
    const gapMs = phase?.longestPauseMs ?? NaN
    console.log(inWords(compareStored(stream.acknowledged, await storedKeys(ozi.url, token))))
    console.log(`repeated: ${JSON.stringify(Object.fromEntries(stream.refusals))}`)
    console.log(`killed and promoted in ${(promotedAt - killedAt).toFixed(0)} ms`)
    console.log(
      `longest gap without an order ${gapMs.toFixed(0)} ms (at most ${LONGEST_GAP_MS}: ` +
        `${gapMs <= LONGEST_GAP_MS ? 'met' : 'missed'})`,
    )
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await ozi.stop()
    await mailbox.close()
    await pair.stop()
    await removeDataDir(ozi.dataDir)
  }
}
