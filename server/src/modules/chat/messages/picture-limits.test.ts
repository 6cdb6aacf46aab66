import { randomUUID } from 'node:crypto'
import { PICTURE_ALLOWANCE, type Conversation } from '@ozi/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat } from '../../../../test/chat.ts'
import { asDataUrl, filesKept, photograph } from '../../../../test/photos.ts'

const MAX_BYTES = 1500
const app = await startAppForFile({ RATE_LIMITS: 'on', UPLOADS_MAX_GB: String(MAX_BYTES / 1024 ** 3) })
const ada = await app.customer()
const chat: Conversation = await beginChat(ada)
const photo = await photograph(30, 20)

const send = (extra: { content?: string; image?: string }) =>
  ada.client.chat.send({ id: chat._id, clientId: randomUUID(), ...extra })

// promise (everyone): One account sends a limited number of pictures by hour and by day
test('an account sends no more pictures an hour and a day than allowed', async () => {
  await send({ image: photo })
  const files = await filesKept(app)
  for (const [name, most] of [
    ['pictures-hour', PICTURE_ALLOWANCE.hour],
    ['pictures-day', PICTURE_ALLOWANCE.day],
  ] as const) {
    const key = `${name}:${ada.user._id}`
    expect(await app.sql`select points from rate_limits where key = ${key}`).toMatchObject([{ points: 1 }])
    await app.sql`update rate_limits set points = ${most} where key = ${key}`
    const refused = await refusalOf(send({ image: photo }))
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_PICTURES' })
    await app.sql`update rate_limits set points = 0 where key = ${key}`
  }
  expect(await filesKept(app)).toBe(files)
  await send({ content: 'Without a picture' })
  await send({ image: photo })
})

// promise (staff): When there is no more room for pictures, the dashboard says so and the rest goes on
test('without room pictures are refused, and nothing else', async () => {
  const admin = await app.admin()
  const use = async () => (await admin.client.overview.uploads()).data
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer()
  const address = '12 Wetheral Road'
  const { _id: id, name, email, mobileNumber } = ada.user
  const save = (profileImage: string) =>
    ada.client.accounts.saveProfile({ id, name, email, mobileNumber, address, profileImage })
  await save(asDataUrl(bytes, 'png'))
  const { usedBytes, maxBytes } = await use()
  expect([usedBytes > MAX_BYTES, Math.round(maxBytes)]).toEqual([true, MAX_BYTES])
  expect(await refusalOf(send({ image: photo }))).toMatchObject({ status: 507, code: 'UPLOADS_FULL' })
  expect((await send({ content: 'Without a picture' })).data.content).toBe('Without a picture')
  expect(app.logText()).toContain('the room for uploads is full')

  await save('')
  await vi.waitFor(async () => expect((await use()).usedBytes).toBeLessThan(MAX_BYTES), {
    timeout: 30_000,
    interval: 200,
  })
  await send({ image: photo })
  expect(await refusalOf(ada.client.overview.uploads())).toMatchObject({ status: 403 })
}, 40_000)
