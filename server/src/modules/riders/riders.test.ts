import { hasPlate, isUsualPlate, VEHICLE_TYPES } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { PASSWORD, refusalOf, type Person } from '../../../test/app.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carry } from '../../../test/moves.ts'
import { riderForm as form, type RiderForm } from '../../../test/registrations.ts'

const app = await startAppForFile({ LOG_LEVEL: 'trace' })
const admin = await app.admin()

const register = (change: Partial<RiderForm> = {}) => admin.client.riders.register(form(change))
const post = async (body: unknown) => {
  const answer = await app.request('POST', '/rider/create', {
    token: admin.token,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: answer.json() as { message: string; data?: { fields: object } } }
}

// promise (staff): The list of riders says who is on duty, with how many jobs, and what cash they hold
it('stands in the list with duty, jobs and, for those who may see it, cash', async () => {
  const [ada, rider, support] = [
    await app.customer(),
    await app.rider('Busy Rider'),
    await app.staff('support'),
  ]
  await carry(rider, ada, await sendParcel(ada), 'assigned')
  const done = await sendParcel(ada)
  await carry(rider, ada, done, 'delivered')
  await rider.client.offers.setStatus({ online: true })
  const workFor = async ({ client }: Person) =>
    (await client.riders.list({ search: 'busy rider' })).riders.map(({ work }) => work)
  expect(await workFor(admin)).toEqual([{ isOnDuty: true, jobs: 1, held: done.fee }])
  expect(await workFor(support)).toEqual([{ isOnDuty: true, jobs: 1 }])
  await app.sql`update rider_duty set until = now() where rider_id = ${rider.user._id}`
  expect(await workFor(support)).toEqual([{ isOnDuty: false, jobs: 1 }])
})

describe('a rider who is registered', () => {
  it('is answered with 201 and stands in the list, and signs in at once', async () => {
    const name = { firstName: 'Ifeanyi', lastName: 'Madu' }
    const input = form({ ...name, vehicleType: 'motorcycle', plateNumber: 'abc-123de' })
    const { status, body } = await post({ ...input, mobileNumber: '0805 123 4567', NIN: '1234 567 8901' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      rider: {
        name: 'Ifeanyi Madu',
        email: input.email,
        mobileNumber: '+2348051234567',
        vehicleType: 'motorcycle',
        vehicleBrand: 'Bajaj Boxer',
        plateNumber: 'ABC-123DE',
        ninLastFour: '8901',
      },
    })
    const { riders: listed } = await admin.client.riders.list({ search: 'ifeanyi' })
    const { rider } = body as unknown as { rider: object }
    expect(listed).toEqual([{ ...rider, work: { isOnDuty: false, jobs: 0, held: 0 } }])
    const { user } = await app.client().accounts.login({ email: input.email, password: PASSWORD })
    expect(user).toMatchObject({ role: 'rider', isOTPVerified: true })
  })

  it('is refused where an account has the address', async () => {
    const { email } = form()
    await register({ email })
    const again = await refusalOf(register({ email: email.toUpperCase() }))
    expect(again).toMatchObject({ status: 401, message: 'This account already exists' })
  })

  it('is asked for all eleven fields', async () => {
    const all = form()
    for (const field of Object.keys(all)) {
      for (const value of [undefined, '']) {
        const { status, body } = await post({ ...all, [field]: value })
        expect(status, field).toBe(400)
        expect(body.message, field).toBe('Please fill in all required fields.')
        expect(Object.keys(body.data?.fields ?? {})).toEqual([field])
      }
    }
    expect(Object.keys(all)).toHaveLength(11)
  })

  it('needs the same password twice, and no common one', async () => {
    const { status, body } = await post(form({ confirmPassword: 'another one' }))
    expect([status, body.message]).toEqual([403, 'Password and confirm password do not match.'])
    const common = { password: 'password1', confirmPassword: 'password1' }
    expect((await refusalOf(register(common))).data['fields']).toHaveProperty('password')
  })

  it('needs a NIN of eleven digits, and a plate that anybody may read', async () => {
    for (const NIN of ['1234567890', '123456789012', '1234567890A']) {
      expect((await refusalOf(register({ NIN }))).data['fields']).toEqual({ NIN: 'A NIN has 11 digits.' })
    }
    expect((await register({ plateNumber: 'diplomat 7' })).rider.plateNumber).toBe('DIPLOMAT 7')
    expect(['ABC-123DE', 'abc 123 de', 'AB123CDE', 'diplomat 7'].map(isUsualPlate)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

it.each(VEHICLE_TYPES)('a %s is registered, with a plate if it has one', async (vehicleType) => {
  const { rider } = await register({ vehicleType })
  expect(rider).toMatchObject({
    vehicleType,
    plateNumber: hasPlate(vehicleType) ? (expect.any(String) as string) : '',
  })
  const withoutPlate = register({ vehicleType, plateNumber: '' })
  if (hasPlate(vehicleType)) {
    expect((await refusalOf(withoutPlate)).data['fields']).toHaveProperty('plateNumber')
  } else expect((await withoutPlate).rider.plateNumber).toBe('')
})

describe('a national identification number', () => {
  it('is kept sealed, and is in no answer and no log', async () => {
    const NIN = '70611829354'
    const { rider } = await register({ NIN })
    await admin.client.riders.update({ id: rider._id, vehicleType: 'bus' })
    await post({ ...form({ NIN }), email: 'not an address' })
    const answers = await app.request('GET', '/get/riders/all?limit=200', { token: admin.token })
    expect(answers.text).not.toContain(NIN)
    expect(answers.text).toContain('"ninLastFour":"9354"')
    expect(app.logText()).not.toContain(NIN)
    const [row] = await app.sql<{ nin_sealed: Buffer }[]>`
      select nin_sealed from riders where account_id = ${rider._id}`
    expect(row?.nin_sealed.length).toBeGreaterThan(NIN.length)
    expect(row?.nin_sealed.toString('latin1')).not.toContain(NIN)
    const [kept] = await app.sql<
      { all: string }[]
    >`select riders::text as all from riders where account_id = ${rider._id}`
    expect(kept?.all).not.toContain(NIN)
    const { lines } = await admin.client.audit.list({ limit: 200 })
    expect(JSON.stringify(lines)).not.toContain(NIN)
  })
})

describe('what is saved of a rider', () => {
  it('is merged, and what is left empty stays as it is', async () => {
    const { rider } = await register()
    const { _id: id } = rider
    const { rider: renamed } = await admin.client.riders.update({
      id,
      name: 'Emeka Eze',
      email: '',
      mobileNumber: '',
      vehicleType: 'sedan',
    })
    expect(renamed).toEqual({ ...rider, name: 'Emeka Eze', vehicleType: 'sedan', version: renamed.version })
    expect(renamed.version).toBeGreaterThan(rider.version)
    expect((await admin.client.riders.update({ id, vehicleType: '' })).rider).toEqual(renamed)
    const plane = await app.request('PUT', `/rider/${id}`, {
      token: admin.token,
      body: JSON.stringify({ vehicleType: 'plane' }),
    })
    expect(plane.status).toBe(400)
  })
})
