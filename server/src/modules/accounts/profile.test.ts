import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { PROFILE_IMAGE } from '@ozi/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const profileOf = ({ user }: Person, change: Record<string, unknown> = {}) => ({
  id: user._id,
  name: user.name,
  email: user.email,
  mobileNumber: user.mobileNumber,
  address: '12 Wetheral Road',
  ...change,
})
const save = (person: Person, change: Record<string, unknown> = {}) =>
  person.client.accounts.saveProfile(profileOf(person, change))

const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b23a1b' } })

describe('a profile', () => {
  it('is read and saved by its owner', async () => {
    const ada = await app.customer({ email: 'owner@ozi.test' })
    const { userProfile } = await save(ada, { name: '  Ada Obi ', mobileNumber: '08031112222' })
    expect(userProfile).toMatchObject({
      _id: ada.user._id,
      name: 'Ada Obi',
      mobileNumber: '+2348031112222',
      address: '12 Wetheral Road',
      isOTPVerified: true,
    })
    expect(await ada.client.accounts.readProfile({ id: ada.user._id })).toEqual({ userProfile })
    expect((await ada.client.accounts.verifyToken()).user).toMatchObject({ name: 'Ada Obi' })
  })

  it('of somebody else is not found, neither read nor saved', async () => {
    const ada = await app.customer({ email: 'ada@ozi.test' })
    const bola = await app.customer({ email: 'bola@ozi.test' })
    expect(await refusalOf(bola.client.accounts.readProfile({ id: ada.user._id }))).toMatchObject({
      status: 404,
    })
    expect(
      await refusalOf(bola.client.accounts.saveProfile(profileOf(ada, { name: 'Taken over' }))),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const { userProfile } = await ada.client.accounts.readProfile({ id: ada.user._id })
    expect(userProfile.name).toBe(ada.user.name)
  })

  it('is open to an administrator', async () => {
    const ada = await app.customer({ email: 'open@ozi.test' })
    const admin = await app.admin()
    expect((await admin.client.accounts.readProfile({ id: ada.user._id })).userProfile.email).toBe(
      'open@ozi.test',
    )
    await admin.client.accounts.saveProfile(profileOf(ada, { name: 'Renamed' }))
    expect((await ada.client.accounts.verifyToken()).user.name).toBe('Renamed')
  })

  it('names the fields that are empty', async () => {
    const ada = await app.customer({ email: 'empty@ozi.test' })
    const refusal = await refusalOf(save(ada, { name: ' ', address: '' }))
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(Object.keys(refusal.data['fields'] as object).toSorted()).toEqual(['address', 'name'])
  })

  it.each([
    ['role', 'admin'],
    ['isOTPVerified', true],
    ['deleted_at', null],
  ])('never stores a %s that the client sends', async (field, value) => {
    const ada = await app.customer()
    const answer = await app.request('PUT', `/user/profile/${ada.user._id}`, {
      token: ada.token,
      body: JSON.stringify({ ...profileOf(ada), id: undefined, [field]: value }),
    })
    expect(answer.status).toBe(400)
    expect((await ada.client.accounts.verifyToken()).user).toMatchObject({ role: 'user' })
  })
})

describe('another e-mail address', () => {
  it('needs the present password', async () => {
    const ada = await app.customer({ email: 'move@ozi.test' })
    expect(await refusalOf(save(ada, { email: 'moved@ozi.test' }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    })
    expect(
      await refusalOf(save(ada, { email: 'moved@ozi.test', currentPassword: 'a wrong one' })),
    ).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' })
    expect((await ada.client.accounts.verifyToken()).user.email).toBe('move@ozi.test')
  })

  it('is unverified until its own code is entered, and told to the old one', async () => {
    const ada = await app.customer({ email: 'old@ozi.test' })
    await ada.client.accounts.password({ email: 'old@ozi.test' })
    const { text } = await app.mailTo('old@ozi.test', (mail) => mail.text.includes('token='))
    const oldLink = /token=([\w-]+)/.exec(text)?.[1] ?? ''

    const { userProfile } = await save(ada, { email: 'New@ozi.test', currentPassword: PASSWORD })
    expect(userProfile).toMatchObject({ email: 'new@ozi.test', isOTPVerified: false })
    expect(await refusalOf(ada.client.accounts.readProfile({ id: ada.user._id }))).toMatchObject({
      code: 'OTP_REQUIRED',
    })
    const notice = await app.mailTo('old@ozi.test', ({ subject }) => subject.includes('was changed'))
    expect(notice.text).not.toContain('new@ozi.test')
    expect(
      await refusalOf(
        app.client().accounts.newPassword({
          token: oldLink,
          password: 'a new evening',
          confirmPassword: 'a new evening',
        }),
      ),
    ).toMatchObject({ code: 'LINK_EXPIRED' })

    await ada.client.accounts.enterCode({
      email: 'new@ozi.test',
      enteredOtp: await app.codeFor('new@ozi.test'),
    })
    await ada.client.accounts.readProfile({ id: ada.user._id })
  })

  it('that another account has is refused at its field, also when two want it at once', async () => {
    await app.newcomer({ email: 'taken@ozi.test' })
    const people = [await app.customer(), await app.customer()]
    const [first] = people
    if (!first) throw new Error('nobody')
    const taken = await refusalOf(save(first, { email: 'taken@ozi.test', currentPassword: PASSWORD }))
    expect(taken).toMatchObject({ status: 400, data: { fields: { email: expect.any(String) } } })

    const outcomes = await Promise.all(
      people.map((person) =>
        save(person, { email: 'wanted@ozi.test', currentPassword: PASSWORD }).then(
          () => 'saved',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['VALIDATION', 'saved'])
  })
})

it('another phone number is told to the owner by mail, the same one is not', async () => {
  const ada = await app.customer({ email: 'phone@ozi.test' })
  await save(ada)
  await save(ada, { mobileNumber: '08061234567' })
  await app.mailTo('phone@ozi.test', ({ subject }) => subject.includes('phone number was changed'))
  const [mails] = await app.sql`
    select count(*)::int as count from outbox_mails where to_address = 'phone@ozi.test' and subject like '%phone%'`
  expect(mails?.['count']).toBe(1)
})

describe('a profile image', () => {
  const fetchImage = async (url: string) => app.server.inject({ method: 'GET', url })
  const filesKept = async () =>
    (await readdir(path.join(app.dataDir, 'uploads'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length

  it('is kept as WebP of at most 512 px, upright, without what the camera wrote', async () => {
    const ada = await app.customer()
    const photo = await picture(1200, 600)
      .withExif({ IFD0: { Copyright: 'Ada', Make: 'Tecno' }, IFD3: { GPSLatitude: '5/1 29/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { userProfile } = await save(ada, { profileImage: dataUrl(photo, 'jpeg') })
    expect(userProfile.profileImage).toMatch(/^\/uploads\/[\w/]+\.webp$/)
    expect((await ada.client.accounts.verifyToken()).user.profileImage).toBe(userProfile.profileImage)

    const image = await fetchImage(userProfile.profileImage)
    expect(image.statusCode).toBe(200)
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format, width, height, exif, orientation } = await sharp(image.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 512 })
    expect(exif).toBeUndefined()
    expect(orientation).toBeUndefined()
  })

  it('stays when absent or sent as its URL, makes room for a new one, and goes when empty', async () => {
    const ada = await app.customer()
    const before = await filesKept()
    const first = (await save(ada, { profileImage: dataUrl(await picture(40, 40).png().toBuffer()) }))
      .userProfile
    expect((await save(ada)).userProfile.profileImage).toBe(first.profileImage)
    expect((await save(ada, { profileImage: first.profileImage })).userProfile).toEqual(first)

    const second = (await save(ada, { profileImage: dataUrl(await picture(50, 40).png().toBuffer()) }))
      .userProfile
    expect(second.profileImage).not.toBe(first.profileImage)
    expect((await fetchImage(first.profileImage)).statusCode).toBe(404)
    expect((await fetchImage(second.profileImage)).statusCode).toBe(200)
    expect(await filesKept()).toBe(before + 1)

    expect((await save(ada, { profileImage: '' })).userProfile.profileImage).toBe('')
    expect((await fetchImage(second.profileImage)).statusCode).toBe(404)
    expect(await filesKept()).toBe(before)
  })

  it('leaves no file behind when the rest of the profile is refused', async () => {
    await app.newcomer({ email: 'blocking@ozi.test' })
    const ada = await app.customer()
    const before = await filesKept()
    const profileImage = dataUrl(await picture(40, 40).png().toBuffer())
    const change = { email: 'blocking@ozi.test', currentPassword: PASSWORD, profileImage }
    expect(await refusalOf(save(ada, change))).toMatchObject({ status: 400 })
    expect(await filesKept()).toBe(before)
  })

  it('of 2 MB passes, of one byte more is refused', async () => {
    const ada = await app.customer()
    const png = await picture(64, 64).png().toBuffer()
    // What follows a picture's end is ignored, so any size can be made exactly.
    const exact = Buffer.concat([png, Buffer.alloc(PROFILE_IMAGE.bytes - png.length)])
    expect((await save(ada, { profileImage: dataUrl(exact) })).userProfile.profileImage).not.toBe('')
    const over = Buffer.concat([exact, Buffer.alloc(1)])
    expect(await refusalOf(save(ada, { profileImage: dataUrl(over) }))).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
    })
  })

  it.each([
    ['a page named PNG', async () => dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    [
      'a drawing that may run scripts',
      async () =>
        dataUrl(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
          ),
          'svg+xml',
        ),
    ],
    ['a picture cut off', async () => dataUrl((await picture(600, 600).png().toBuffer()).subarray(0, 60))],
    ['the address of another site', async () => 'https://evil.example/cat.png'],
    ['an upload of somebody else', async () => '/uploads/ab/cdef.webp'],
    ['damaged base64', async () => `${dataUrl(await picture(9, 9).png().toBuffer())}*`],
    ['a pixel bomb', async () => dataUrl(await picture(6000, 5000).png({ compressionLevel: 9 }).toBuffer())],
  ])('that is %s is refused', async (_what, make) => {
    const ada = await app.customer()
    const image = await make()
    expect(image.length).toBeLessThan(PROFILE_IMAGE.bytes)
    expect(await refusalOf(save(ada, { profileImage: image }))).toMatchObject({
      status: 415,
      code: 'IMAGE_UNREADABLE',
    })
  })
})
