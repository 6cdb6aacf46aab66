import { open, readdir, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { PROFILE_IMAGE } from '@ozi/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../../test/app.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const save = ({ client, user }: Person, change: Record<string, unknown> = {}) =>
  client.accounts.saveProfile({
    id: user._id,
    name: user.name,
    email: user.email,
    mobileNumber: user.mobileNumber,
    address: '12 Wetheral Road',
    ...change,
  })

const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b23a1b' } })

describe('a profile image', () => {
  const fetchImage = async (url: string) => app.server.inject({ method: 'GET', url })
  const filesKept = async () =>
    (await readdir(path.join(app.dataDir, 'uploads'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length

  it('is kept as an upright WebP of at most 512 px, without metadata', async () => {
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

  it.each(['ENOSPC', 'EDQUOT'])('that a full disk cannot keep (%s) is to be sent later', async (code) => {
    const ada = await app.customer()
    const before = await filesKept()
    const handle = await open(path.join(app.dataDir, 'uploads'), 'r')
    const files = Object.getPrototypeOf(handle) as FileHandle
    await handle.close()
    const full = vi
      .spyOn(files, 'writeFile')
      .mockRejectedValue(Object.assign(new Error(`${code}: no space left on device, write`), { code }))
    const { user } = ada
    const profileImage = dataUrl(await picture(30, 30).png().toBuffer())
    const send = () =>
      app.request('PUT', `/user/profile/${user._id}`, {
        token: ada.token,
        body: JSON.stringify({
          name: user.name,
          email: user.email,
          mobileNumber: user.mobileNumber,
          address: '12 Wetheral Road',
          profileImage,
        }),
      })
    try {
      const answer = await send()
      expect([answer.status, answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      await send()
    } finally {
      full.mockRestore()
    }
    expect(await filesKept()).toBe(before)
    const told = app
      .logText()
      .split('\n')
      .filter((line) => line.includes('a disk is full') && line.includes(code))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 50, errorCode: code })
  })

  it('stays when absent or sent as its URL, and goes when empty', async () => {
    const ada = await app.customer()
    const before = await filesKept()
    const first = (await save(ada, { profileImage: dataUrl(await picture(40, 40).png().toBuffer()) }))
      .userProfile
    expect((await save(ada)).userProfile.profileImage).toBe(first.profileImage)
    expect((await save(ada, { profileImage: first.profileImage })).userProfile).toEqual(first)

    const second = (await save(ada, { profileImage: dataUrl(await picture(50, 40).png().toBuffer()) }))
      .userProfile
    expect(second.profileImage).not.toBe(first.profileImage)
    expect((await fetchImage(second.profileImage)).statusCode).toBe(200)

    expect((await save(ada, { profileImage: '' })).userProfile.profileImage).toBe('')
    await expect.poll(filesKept, { timeout: 30_000 }).toBe(before)
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

  // promise (customer): A picture is cut and shown before it is sent, and is at most 2 MB
  it('of 2 MB passes, of one byte more is refused', async () => {
    const ada = await app.customer()
    const png = await picture(64, 64).png().toBuffer()
    // Bytes after the end of a picture are ignored, so a file of any exact size can be made.
    const exact = Buffer.concat([png, Buffer.alloc(PROFILE_IMAGE.bytes - png.length)])
    expect((await save(ada, { profileImage: dataUrl(exact) })).userProfile.profileImage).not.toBe('')
    const over = Buffer.concat([exact, Buffer.alloc(1)])
    expect(await refusalOf(save(ada, { profileImage: dataUrl(over) }))).toMatchObject({
      status: 413,
      code: 'IMAGE_TOO_LARGE',
    })
  })

  // promise (everyone): Pictures that are too large, no pictures, or bombs are refused
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
  ])('that is %s is refused', async (_what, make) => {
    const ada = await app.customer()
    const image = await make()
    expect(image.length).toBeLessThan(PROFILE_IMAGE.bytes)
    expect(await refusalOf(save(ada, { profileImage: image }))).toMatchObject({
      status: 415,
      code: 'IMAGE_UNREADABLE',
    })
  })

  // promise (everyone): Pictures that are too large, no pictures, or bombs are refused
  it.each([
    ['a pixel bomb', 422, 'IMAGE_TOO_COSTLY', () => picture(6000, 5000).png({ compressionLevel: 9 })],
    ['a GIF', 415, 'IMAGE_FORMAT', () => picture(9, 9).gif()],
    ['an AVIF', 415, 'IMAGE_FORMAT', () => picture(9, 9).avif()],
  ] as const)('that is %s is refused with its reason', async (_what, status, code, make) => {
    const ada = await app.customer()
    const image = dataUrl(await make().toBuffer())
    expect(await refusalOf(save(ada, { profileImage: image }))).toMatchObject({ status, code })
    const next = dataUrl(await picture(9, 9).png().toBuffer())
    expect((await save(ada, { profileImage: next })).userProfile.profileImage).not.toBe('')
  })
})
