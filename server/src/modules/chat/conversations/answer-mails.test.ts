import { expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Mail, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, writeIn } from '../../../../test/chat.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const WAIT = { timeout: 40_000, interval: 100 }

const app = await startAppForFile({}, undefined, { answerMailAfterSeconds: 3600 })
const address = await listen(app)
const admin = await app.admin()

/** The mail jobs, once all that is told of the conversation is planned. */
async function jobsOf(conversationId: string) {
  await vi.waitFor(async () => {
    const planned = await app.sql`
      select from pgboss.job
      where name = 'notification' and data ->> 'conversationId' = ${conversationId} and state <> 'completed'`
    expect(planned).toHaveLength(0)
  }, WAIT)
  return app.sql<{ state: string }[]>`
    select state, data from pgboss.job
    where name = 'notification-mail' and data ->> 'conversationId' = ${conversationId}`
}

/** Makes the waiting mail jobs due and waits until they are done. */
async function timePasses(conversationId: string): Promise<void> {
  await jobsOf(conversationId)
  await app.sql`update pgboss.job set start_after = now() where name = 'notification-mail'`
  await vi.waitFor(async () => {
    for (const { state } of await jobsOf(conversationId)) expect(state).toBe('completed')
  }, WAIT)
}

async function mailsTo({ user }: Person): Promise<Mail[]> {
  const answer = await app.server.inject('/dev/outbox.json')
  const { mails } = answer.json<{ mails: Mail[] }>()
  return mails.filter(({ to, subject }) => to === user.email && subject === 'Ozi support has answered you')
}

async function seeUpTo(person: Person, conversationId: string, sequence: number): Promise<void> {
  const listener = await connect(address, person.token)
  answered(await listener.say('mark_read', { conversationId, sequence }))
  listener.close()
}

test('unseen answers are mailed once, with a link', async () => {
  const ada = await app.customer()
  const chat = await beginChat(ada)
  await writeIn(admin, chat, 'It is on its way.')
  await writeIn(admin, chat, 'Emeka <b>has</b> it.')
  expect(await jobsOf(chat._id)).toHaveLength(1)
  expect(await mailsTo(ada)).toEqual([])
  await timePasses(chat._id)
  const [mail, ...others] = await mailsTo(ada)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Hello Ada,')
  expect(mail?.text).toContain('It is on its way.')
  expect(mail?.text).toContain('Emeka <b>has</b> it.')
  expect(mail?.text).toContain(`/dashboard?support=${chat._id}`)
  expect(mail?.text).not.toContain('Where is my parcel?')

  await writeIn(admin, chat, 'Are you still there?')
  expect(await jobsOf(chat._id)).toHaveLength(1)

  // The customer was back and is away again.
  await seeUpTo(ada, chat._id, 4)
  await writeIn(admin, chat, 'It has arrived.')
  await timePasses(chat._id)
  const mails = await mailsTo(ada)
  expect(mails).toHaveLength(2)
  const second = mails.find(({ text }) => text.includes('It has arrived.'))
  expect(second?.text).not.toContain('It is on its way.')
})

test('nothing is mailed of what was seen, or where the customer wrote since', async () => {
  const [ada, ngozi] = [await app.customer(), await app.customer()]
  const [seen, talked] = [await beginChat(ada), await beginChat(ngozi)]
  await writeIn(admin, seen, 'Look')
  await seeUpTo(ada, seen._id, 2)
  await writeIn(admin, talked, 'Look')
  await writeIn(ngozi, talked, 'I see')
  await Promise.all([timePasses(seen._id), timePasses(talked._id)])
  expect([await mailsTo(ada), await mailsTo(ngozi)]).toEqual([[], []])
})

test('a customer who was back for a moment is mailed once more', async () => {
  const ada = await app.customer()
  const chat = await beginChat(ada)
  await writeIn(admin, chat, 'First')
  await writeIn(admin, chat, 'Second')
  await seeUpTo(ada, chat._id, 2)
  await timePasses(chat._id)
  const mails = await mailsTo(ada)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Second')
  expect(mails[0]?.text).not.toContain('First')
})

test('run twice, the job mails once; and it carries ids alone', async () => {
  const ada = await app.customer()
  const chat = await beginChat(ada)
  await writeIn(admin, chat, 'A secret answer')
  await timePasses(chat._id)
  await app.sql`
    update pgboss.job set state = 'created', started_on = null, completed_on = null
    where name = 'notification-mail' and data ->> 'conversationId' = ${chat._id}`
  await timePasses(chat._id)
  expect(await mailsTo(ada)).toHaveLength(1)
  expect(JSON.stringify(await jobsOf(chat._id))).not.toMatch(/secret|@/)
})

test('a refused message asks for no mail', async () => {
  const ada = await app.customer()
  const chat = await beginChat(ada)
  await app.sql`update conversations set status = 'closed' where _id = ${chat._id}`
  expect(await refusalOf(writeIn(admin, chat, 'Hello'))).toMatchObject({ code: 'CONVERSATION_CLOSED' })
  expect(await jobsOf(chat._id)).toEqual([])
})

test('an answer is mailed by itself after the time that is set', async () => {
  const quick = await startTestApp({}, app, { answerMailAfterSeconds: 1 })
  const ada = await app.customer()
  const chat = await beginChat(ada)
  await writeIn({ ...admin, client: quick.client({ token: admin.token }) }, chat, 'Soon')
  await vi.waitFor(async () => expect(await mailsTo(ada)).toHaveLength(1), WAIT)
  await quick.stop()
}, 60_000)
