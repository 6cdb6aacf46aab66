import { describe, expect, it, vi } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { refusalOf } from '../../../test/app.ts'
import { registerRider, riderForm as form, type RiderForm } from '../../../test/registrations.ts'

const PHONE_TAKEN = 'Another rider has this phone number.'
const PLATE_TAKEN = 'Another rider has this plate number.'
const NIN_TAKEN = 'Another rider has this NIN.'

const app = await startAppForFile({ LOG_LEVEL: 'trace' })
const admin = await app.admin()

const register = (change: Partial<RiderForm> = {}) => registerRider(admin, change)
const fieldsOf = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, fields: data['fields'] }
}
const refused = (fields: object) => ({ status: 400, code: 'VALIDATION', fields })
const countOf = async (email: string) => (await app.sql`select from accounts where email = ${email}`).length

/** Holds up what `work` writes about accounts until so many of its transactions wait to write. */
async function heldUp<T>(count: number, work: () => Promise<T>): Promise<T> {
  let outcome: Promise<T> | undefined
  await app.sql.begin(async (holder) => {
    await holder`lock table accounts in share mode`
    outcome = work()
    await vi.waitFor(
      async () => {
        const waiting = await holder`
          select from pg_locks where relation = 'accounts'::regclass and not granted
            and database = (select oid from pg_database where datname = current_database())`
        expect(waiting.length).toBeGreaterThanOrEqual(count)
      },
      { timeout: 20_000 },
    )
  })
  if (!outcome) throw new Error('nothing was done')
  return outcome
}

describe('a second rider', () => {
  // promise (staff): The NIN, plate and phone of a rider belong to no other rider
  it('with another’s NIN, plate or phone is refused at each of them', async () => {
    const first = form({ plateNumber: 'QWE-123RT' })
    await register(first)
    const same = form({ NIN: first.NIN, mobileNumber: first.mobileNumber, plateNumber: 'qwe 123–rt' })
    expect(await fieldsOf(register(same))).toEqual(
      refused({ mobileNumber: PHONE_TAKEN, plateNumber: PLATE_TAKEN, NIN: NIN_TAKEN }),
    )
    expect(await countOf(same.email)).toBe(0)
    expect(await fieldsOf(register({ NIN: first.NIN }))).toEqual(refused({ NIN: NIN_TAKEN }))
    await register({ email: same.email })
    expect(app.logText()).not.toContain(first.NIN)
  })

  it('with the phone of a customer or a shop is registered', async () => {
    const ada = await app.customer({ mobileNumber: '0806 555 0001' })
    const shop = await app.vendor({ mobileNumber: '+2348065550002' })
    await register({ mobileNumber: ada.user.mobileNumber })
    await register({ mobileNumber: shop.user.mobileNumber })
  })

  it('is registered with all that a deleted rider had', async () => {
    const input = form()
    const { _id: id } = await register(input)
    await admin.client.riders.remove({ id })
    await register(input)
  })

  // promise (staff): The NIN, plate and phone of a rider belong to no other rider
  it.each([['NIN'], ['plateNumber'], ['mobileNumber']] as const)(
    'of ten at once with one %s is refused at it: one is registered',
    async (field) => {
      const shared = form()[field]
      const forms = Array.from({ length: 10 }, () => form({ [field]: shared }))
      const outcomes = await heldUp(8, () =>
        Promise.all(forms.map((each) => fieldsOf(register(each)).catch(() => 'made'))),
      )
      const isRefused = (outcome: unknown) => outcome !== 'made'
      expect(outcomes.filter(isRefused)).toHaveLength(9)
      for (const outcome of outcomes.filter(isRefused)) {
        expect(outcome).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
      }
      const emails = forms.map(({ email }) => email)
      expect(await app.sql`select from accounts where email = any (${emails})`).toHaveLength(1)
    },
  )
})

describe('a rider’s new phone or plate', () => {
  it('is refused if another rider has it', async () => {
    const other = form({ plateNumber: 'PLA-111TE' })
    await register(other)
    const { _id: id, ...rider } = await register()
    const { mobileNumber, plateNumber } = other
    expect(await fieldsOf(admin.client.riders.update({ id, mobileNumber }))).toEqual(
      refused({ mobileNumber: PHONE_TAKEN }),
    )
    expect(await fieldsOf(admin.client.riders.update({ id, plateNumber: 'pla111te' }))).toEqual(
      refused({ plateNumber: PLATE_TAKEN }),
    )
    const own = { mobileNumber: rider.mobileNumber, plateNumber: rider.plateNumber.replace('-', ' ') }
    expect((await admin.client.riders.update({ id, ...own })).rider).toMatchObject(own)
    await admin.client.riders.update({ id, mobileNumber: '0806 555 1001', plateNumber: 'NEW-111PL' })
    await register({ mobileNumber: rider.mobileNumber, plateNumber: rider.plateNumber })
    expect(plateNumber).toBe('PLA-111TE')
  })

  // promise (staff): The NIN, plate and phone of a rider belong to no other rider
  it('is refused to the rider themselves where another rider has it', async () => {
    const { mobileNumber } = await register()
    const emeka = await app.rider()
    const { _id: id, name, email, mobileNumber: own } = emeka.user
    const save = (phone: string) =>
      emeka.client.accounts.saveProfile({ id, name, email, mobileNumber: phone, address: 'Douglas Road 4' })
    expect(await fieldsOf(save(mobileNumber))).toEqual(refused({ mobileNumber: PHONE_TAKEN }))
    expect((await save(own)).userProfile).toMatchObject({ mobileNumber: own, address: 'Douglas Road 4' })
  })

  it('goes to one of ten riders who want it at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => register()))
    const wanted = { mobileNumber: '0806 555 2002' }
    const outcomes = await heldUp(8, () =>
      Promise.allSettled(made.map(({ _id: id }) => admin.client.riders.update({ id, ...wanted }))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'VALIDATION' })
    }
  })
})
