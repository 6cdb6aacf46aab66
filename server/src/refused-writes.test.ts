import type { AnyContractRouter } from '@orpc/contract'
import {
  contract,
  isPermission,
  isPermitted,
  ROLES,
  type CallMeta,
  type Permission,
  type Role,
} from '@ozi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../test/app.ts'

/** Tables that background jobs and rate limits write to, whatever the requests do. */
const RESTLESS_TABLES = ['outbox_mails', 'verification_codes', 'rate_limits', 'notification_deliveries']

let app: TestApp
let people: Readonly<Record<Role, Person>>
/** For each PUT of the staff, a valid request that changes something when an administrator sends it. */
let sound: Readonly<
  Record<string, { readonly id?: string; readonly body: Readonly<Record<string, unknown>> }>
>

const TERMS = {
  riderPercent: 70,
  redeliveryPercent: 100,
  riderMinimum: 0,
  commissionPercent: 10,
  vatPercent: 0,
}

beforeAll(async () => {
  app = await startTestApp()
  people = {
    user: await app.customer(),
    rider: await app.rider(),
    vendor: await app.vendor(),
    admin: await app.admin(),
    support: await app.staff('support'),
    finance: await app.staff('finance'),
  }
  const { client } = people.admin
  const colleague = await app.staff('support')
  await client.tariffs.create({ pricePerKm: 50, deliveryFee: 100, serviceFee: 25 })
  await app.client().contact.send({ name: 'Ada Obi', email: 'ada@ozi.test', message: 'Hello' })
  const { messages } = await client.contact.list({})
  const messageId = messages[0]?._id ?? ''
  const { item } = await people.vendor.client.catalogue.createItem({
    name: 'Moi moi',
    price: 800,
    preparationMinutes: { min: 10, max: 20 },
  })
  const { data: chat } = await people.user.client.chat.create({ initialMessage: 'Hello' })
  await app.sql`delete from unread_conversations`
  const { data: reply } = await client.staffChat.createSavedReply({
    title: 'Hello',
    content: 'How can we help?',
  })
  const idOf = (role: Role) => people[role].user._id
  sound = {
    '/user/{id}': { id: idOf('user'), body: { name: 'Changed Name' } },
    '/rider/{id}': { id: idOf('rider'), body: { name: 'Changed Name' } },
    '/vendor/{id}': { id: idOf('vendor'), body: { description: 'Changed by hand' } },
    '/vendor/{id}/hours': { id: idOf('vendor'), body: { week: null, holidays: [] } },
    '/admin/update-price': { body: { pricePerKm: 61 } },
    '/admin/update-delivery-fee': { body: { deliveryFee: 111 } },
    '/admin/update-service-fee': { body: { serviceFee: 31 } },
    '/admin/update-prices': { body: { roundUpTo: 50 } },
    '/admin/update-surge': { body: { surgeActive: true, surgeMultiplier: 1.5 } },
    '/admin/pause': { body: { notice: 'Flood' } },
    '/admin/earning-terms': { body: { ...TERMS, riderPercent: 71 } },
    '/admin/items/{id}': {
      id: item._id,
      body: { name: 'Changed Name', price: 900, preparationMinutes: { min: 10, max: 20 } },
    },
    '/admin/messages/{id}/read': { id: messageId, body: {} },
    '/admin/messages/{id}/answers': { id: messageId, body: { content: 'It comes.', seenAnswers: 0 } },
    '/admin/messages/{id}/answered': { id: messageId, body: { isAnswered: true } },
    '/admin/conversations/{id}/unread': { id: chat._id, body: {} },
    '/admin/conversations/{id}/assignee': { id: chat._id, body: { accountId: idOf('support') } },
    '/admin/saved-replies/{id}': { id: reply._id, body: { title: 'Hello', content: 'What can we do?' } },
    '/admin/staff/{id}/role': { id: colleague.user._id, body: { role: 'finance' } },
  }
})
afterAll(() => app.stop())

interface Change {
  readonly path: string
  readonly permission: Permission
}

function changesIn(router: AnyContractRouter): Change[] {
  if (!('~orpc' in router)) return Object.values(router).flatMap(changesIn)
  const { meta, route } = router['~orpc'] as { meta: CallMeta; route: { method?: string; path?: string } }
  return route.method === 'PUT' && isPermission(meta.access)
    ? [{ path: route.path ?? '', permission: meta.access }]
    : []
}

/** The content of all tables. */
async function everything(): Promise<string> {
  const tables = await app.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name::text <> all(${RESTLESS_TABLES})
    order by table_name`
  const states: string[] = []
  for (const { name } of tables) {
    const [row] = await app.sql<{ state: string | null }[]>`
      select md5(string_agg(rows::text, '' order by rows::text)) as state from ${app.sql(name)} as rows`
    states.push(`${name}: ${row?.state ?? ''}`)
  }
  return states.join('\n')
}

it.each(changesIn(contract))(
  '$path of a role that may not changes no row of any table',
  async ({ path, permission }) => {
    const request = sound[path]
    expect(request, 'give this PUT a sound request above').toBeDefined()
    const send = ({ token }: Person) =>
      app.request('PUT', path.replace('{id}', request?.id ?? ''), {
        token,
        body: JSON.stringify(request?.body),
      })
    const before = await everything()
    const refused = ROLES.filter((role) => !isPermitted(role, permission))
    expect(refused).toEqual(expect.arrayContaining(['user', 'rider', 'vendor']))
    for (const role of refused) {
      const answer = await send(people[role])
      expect([answer.status, answer.json()], role).toMatchObject([403, { code: 'FORBIDDEN' }])
    }
    expect(await everything()).toBe(before)
    // The request itself is valid: the same one, sent by an administrator, changes something.
    expect((await send(people.admin)).status).toBe(200)
    expect(await everything()).not.toBe(before)
  },
)
