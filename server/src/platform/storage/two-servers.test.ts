import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Conversation } from '@ozi/contract'
import { problemsOf, refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { openBucket } from '../../../test/bucket.ts'
import { beginChat, textsIn } from '../../../test/chat.ts'
import { fetchPicture, filesKept, photograph } from '../../../test/photos.ts'

const bucket = await openBucket()
const environment = { ...bucket.environment, DATA_KEY: 'a key that both servers share with each other' }
let here: TestApp
let there: TestApp
let ada: Person
let chat: Conversation

beforeAll(async () => {
  here = await startTestApp(environment)
  // The other machine has neither the folder nor the memory of the first.
  const dataDir = await mkdtemp(path.join(here.dataDir, 'other-'))
  there = await startTestApp(environment, { ...here, dataDir })
  ada = await here.customer()
  chat = await beginChat(ada)
})
afterAll(async () => {
  await there.stop()
  await here.stop()
  await bucket.close()
})

const change = ({ client, user }: Person, profileImage: string, address: string) =>
  client.accounts.saveProfile({
    id: user._id,
    name: user.name,
    email: user.email,
    mobileNumber: user.mobileNumber,
    profileImage,
    address,
  })

const send = async (image: string, content = 'The door') =>
  ada.client.chat.send({ id: chat._id, clientId: randomUUID(), content, image })

// promise (operator): Several machines share their pictures in a bucket
it('a picture that one server stored is served by another', async () => {
  const { userProfile } = await change(ada, await photograph(60, 40), '1 Wetheral Road')
  expect(userProfile.profileImage).toMatch(/^\/uploads\/[\w/]+\.webp$/)
  const [first, second] = [
    await fetchPicture(here, userProfile.profileImage),
    await fetchPicture(there, userProfile.profileImage),
  ]
  expect(first.headers['content-type']).toBe('image/webp')
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(second.headers.etag).toBe(first.headers.etag)
  await expect(filesKept(here)).rejects.toThrow(/ENOENT/)
})

it('a private picture in a bucket is shown to its viewers alone', async () => {
  const { data: message } = await send(await photograph(30, 20))
  const url = message.image?.url ?? ''
  const seen = await fetchPicture(there, url, ada)
  expect(seen.headers).toMatchObject({ 'cache-control': 'private, max-age=3600' })
  expect((await fetchPicture(there, url, await here.customer())).statusCode).toBe(404)
  expect((await fetchPicture(there, url)).statusCode).toBe(401)
  // A missing picture is no search for other people's records.
  const none = await fetchPicture(there, `/uploads/aa/${'0'.repeat(30)}.webp`)
  expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store'])
})

// promise (everyone): While pictures cannot be stored, nothing is lost and all else goes on
it('without the bucket, pictures are to be sent later and all else goes on', async () => {
  const { userProfile } = await change(ada, await photograph(30, 30), '2 Wetheral Road')
  await bucket.goAway()
  try {
    const picture = await photograph(30, 20)
    const unavailable = { status: 503, code: 'UNAVAILABLE' }
    expect(await refusalOf(send(picture, 'The gate'))).toMatchObject(unavailable)
    expect(await textsIn(ada, chat)).not.toContain('The gate')
    expect(await refusalOf(change(ada, picture, '3 Wetheral Road'))).toMatchObject(unavailable)
    const away = await fetchPicture(there, userProfile.profileImage)
    expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(away.headers['retry-after']).toBeDefined()
    await ada.client.system.ready()
    const { userProfile: other } = await change(ada, userProfile.profileImage, '4 Wetheral Road')
    expect(other).toMatchObject({ profileImage: userProfile.profileImage, address: '4 Wetheral Road' })
    expect(here.logText()).toContain('cannot be reached: ECONNREFUSED')
    expect(await problemsOf(here)).toContain('bucket')
  } finally {
    await bucket.comeBack()
  }
  expect(await problemsOf(here)).not.toContain('bucket')
  await send(await photograph(30, 20))
  expect((await fetchPicture(there, userProfile.profileImage)).statusCode).toBe(200)
})

it('the room for pictures counts what is in the bucket', async () => {
  const admin = await here.admin()
  const used = async () => (await admin.client.overview.uploads()).data.usedBytes
  const before = await used()
  const { userProfile } = await change(ada, await photograph(40, 40), '5 Wetheral Road')
  const { rawPayload } = await fetchPicture(here, userProfile.profileImage)
  expect(await used()).toBe(before + rawPayload.length)
  // One that starts has stored nothing itself.
  const third = await startTestApp(environment, here)
  const { client } = await third.admin()
  const measured = async () => (await client.overview.uploads()).data.usedBytes
  await vi.waitFor(async () => expect(await measured()).toBeGreaterThanOrEqual(rawPayload.length), {
    timeout: 20_000,
  })
  await third.stop()
})
