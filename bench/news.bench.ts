import { createLimits } from '../server/src/platform/http/limits.ts'
import { createJobs } from '../server/src/platform/jobs/jobs.ts'
import { createLog } from '../server/src/platform/log.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { toDatabase } from '../server/src/platform/database/database.ts'
import type { Sql } from '../server/src/platform/database/index.ts'
import { urlOf } from '../server/src/platform/database/connection.ts'
import { createPushSender } from '../server/src/platform/push/send-push.ts'
import {
  createNotificationsService,
  type NotificationsService,
} from '../server/src/modules/notifications/notifications.service.ts'
import { startPushService, type TestPushService } from '../server/test/push-service.ts'
import { startOzi } from '../e2e/helpers/ozi.ts'
import { openChatDatabase, type ChatDatabase } from './chat/database.ts'
import { seedChat } from './chat/people.ts'

const READERS = 500
const NEWS = 10_000
const TOLD_AT_ONCE = 200
const TARGET_SECONDS = 60
const LATEST_SECONDS = 300
const AT_ONCE = 120

/**
 * Ten thousand pushes: by jobs, with choices, fates and commits, beside the same requests without a database. Then again
 * with a kill -9 of the only worker: what was lost, and what came twice.
 */
export async function run(): Promise<void> {
  await using database = await openChatDatabase()
  let publicKey = ''
  const service = await startPushService(() => publicKey)
  const ozi = () =>
    startOzi(
      { DATABASE_URL: urlOf(database.connection), RATE_LIMITS: 'off', PUSH_TO_LOOPBACK: 'true' },
      database.dataDir,
    )
  const { customers } = await seedChat(database.sql, { customers: READERS, staff: 1 })
  const readers = customers.map(({ accountId }) => accountId)
  let server = await ozi()
  const { notifications, end } = await openPushed(database)
  publicKey = await subscribeAll(database.sql, notifications, service, readers)

  const bareSeconds = await sendBare(database, service, readers)
  const before = service.pushes.length
  const seconds = await tellAll(database.sql, notifications, service, readers)
  console.log(
    `${NEWS} pushes in ${seconds.toFixed(1)} s (at most ${TARGET_SECONDS}: ${seconds <= TARGET_SECONDS ? 'met' : 'missed'}), ` +
      `without a database in ${bareSeconds.toFixed(1)} s: ${(seconds / bareSeconds).toFixed(1)} times`,
  )
  report('no kill', service, before)

  const beforeKill = service.pushes.length
  const killed = tellAll(database.sql, notifications, service, readers)
  while (service.pushes.length < beforeKill + NEWS * 0.4) await pause()
  await server.kill()
  server = await ozi()
  console.log(`with a kill -9 at 40 %, all there after ${(await killed).toFixed(1)} s`)
  report('kill -9', service, beforeKill)
  console.log(`faults of signature or encryption: ${service.faults.length}`)

  await end()
  await server.stop()
  await service.stop()
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** The same module, in a process that only tells. */
async function openPushed({ connection, sql, dataDir }: ChatDatabase) {
  const log = createLog('warn')
  const jobs = createJobs({ connection, log, works: false })
  const notifications = createNotificationsService({
    ...{ database: toDatabase(sql), jobs, limits: createLimits({ sql, enabled: false }) },
    ...{ sms: undefined, config: readConfig({ DATA_DIR: dataDir }), receiverMessage: async () => null },
  })
  await jobs.start()
  return { notifications, end: () => jobs.stop() }
}

async function subscribeAll(
  sql: Sql,
  notifications: NotificationsService,
  service: TestPushService,
  readers: readonly string[],
): Promise<string> {
  for (const accountId of readers) {
    const { endpoint, keys } = service.subscription(accountId)
    await sql`
      insert into push_subscriptions (_id, session_id, account_id, endpoint, public_key, auth_secret, language)
      select gen_random_uuid(), _id, account_id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, 'en'
      from sessions where account_id = ${accountId} limit 1`
  }
  const [accountId = ''] = readers
  const { publicKey } = await notifications.read({
    ...{ accountId, sessionId: accountId, role: 'user', email: '', isVerified: true },
  })
  return publicKey
}

/** @returns how many seconds passed until all came */
async function tellAll(
  sql: Sql,
  notifications: NotificationsService,
  service: TestPushService,
  readers: readonly string[],
): Promise<number> {
  const before = service.pushes.length
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  for (let told = 0; told < NEWS; told += TOLD_AT_ONCE) {
    await sql.begin((queries) =>
      notifications.notify(
        queries,
        ...Array.from({ length: TOLD_AT_ONCE }, (_, at) => ({
          ...{ kind: 'cash_limit' as const, to: { accountId: readers[(told + at) % readers.length] ?? '' } },
        })),
      ),
    )
  }
  while (new Set(topicsOf(service, before)).size < NEWS && seconds() < LATEST_SECONDS) await pause()
  return seconds()
}

const topicsOf = ({ pushes }: TestPushService, from: number): string[] =>
  pushes.slice(from).map(({ topic }) => topic)

/** Each piece of news has a topic of its own. */
function report(name: string, service: TestPushService, from: number): void {
  const topics = topicsOf(service, from)
  const different = new Set(topics).size
  console.log(
    `${name}: lost ${NEWS - different}, doubled with the same topic ${topics.length - different} of ${topics.length}`,
  )
}

async function sendBare({ sql }: ChatDatabase, service: TestPushService, readers: readonly string[]) {
  const targets = await sql<{ accountId: string; endpoint: string; publicKey: string; authSecret: string }[]>`
    select account_id as "accountId", endpoint, public_key as "publicKey", auth_secret as "authSecret" from push_subscriptions`
  // The signature is not of the deployment's key, so the service refuses these after it has read them.
  const refused = service.faults.length
  const { publicKey, privateKey } = await newKeys()
  const sender = createPushSender({
    ...{ rule: { allowsLoopback: true }, subject: 'mailto:bench@ozi.test' },
    keys: async () => ({ publicKey, privateKey }),
  })
  const startedAt = performance.now()
  let sent = 0
  const work = async () => {
    while (sent < NEWS) {
      const target = targets[sent % readers.length]
      sent += 1
      if (target)
        await sender.send(target, { payload: { title: 'Bare' }, topic: 'bare', seconds: 60, isUrgent: false })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - startedAt) / 1000
  sender.close()
  service.faults.splice(refused)
  return seconds
}

async function newKeys() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { publicKey: point.toString('base64url'), privateKey: d }
}
