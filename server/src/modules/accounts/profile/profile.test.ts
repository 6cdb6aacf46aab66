import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { profileOf, saveProfile } from '../../../../test/email-changes.ts'

const app = await startTestApp()
afterAll(() => app.stop())

describe('a profile', () => {
  it('is read and saved by its owner', async () => {
    const ada = await app.customer({ email: 'owner@ozi.test' })
    const { userProfile } = await saveProfile(ada, { name: '  Ada Obi ', mobileNumber: '08031112222' })
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

  it('is read by the staff, and saved by its owner alone', async () => {
    const ada = await app.customer({ email: 'open@ozi.test' })
    const admin = await app.admin()
    expect((await admin.client.accounts.readProfile({ id: ada.user._id })).userProfile.email).toBe(
      'open@ozi.test',
    )
    const saving = admin.client.accounts.saveProfile(profileOf(ada, { name: 'Renamed' }))
    expect(await refusalOf(saving)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const cancelling = admin.client.accounts.cancelEmailChange({ id: ada.user._id })
    expect(await refusalOf(cancelling)).toMatchObject({ status: 404 })
    expect((await ada.client.accounts.verifyToken()).user.name).toBe(ada.user.name)
  })

  it('of the staff is read by those who manage the staff, and by themselves', async () => {
    const [admin, support, finance] = [
      await app.admin(),
      await app.staff('support'),
      await app.staff('finance'),
    ]
    const read = (who: Person, whose: Person) => who.client.accounts.readProfile({ id: whose.user._id })
    for (const [who, whose] of [
      [support, admin],
      [finance, admin],
      [finance, support],
      [support, finance],
    ] as const) {
      expect(await refusalOf(read(who, whose)), who.user.role).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
      expect((await read(admin, who)).userProfile.email).toBe(who.user.email)
      expect((await read(who, who)).userProfile.email).toBe(who.user.email)
      expect((await read(who, await app.rider())).userProfile.name).not.toBe('')
    }
  })

  it('names the fields that are empty', async () => {
    const ada = await app.customer({ email: 'empty@ozi.test' })
    const refusal = await refusalOf(saveProfile(ada, { name: ' ', address: '' }))
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

it('another phone number is told to the owner by mail, the same one is not', async () => {
  const ada = await app.customer({ email: 'phone@ozi.test' })
  await saveProfile(ada)
  await saveProfile(ada, { mobileNumber: '08061234567' })
  await app.mailTo('phone@ozi.test', ({ subject }) => subject.includes('phone number was changed'))
  const [mails] = await app.sql`
    select count(*)::int as count from outbox_mails where to_address = 'phone@ozi.test' and subject like '%phone%'`
  expect(mails?.['count']).toBe(1)
})
