import { RIDER_COLUMNS, VEHICLE_TYPES } from '@ozi/contract'
import { expect, it } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { PASSWORD, refusalOf } from '../../../../test/app.ts'
import { riderForm } from '../../../../test/registrations.ts'

const app = await startAppForFile()
const admin = await app.admin()

const HEAD = RIDER_COLUMNS.map(({ head }) => head).join(',')
let written = 100
/** A line of the file; each has another phone, NIN and plate. */
const line = (
  email: string,
  change: { phone?: string; NIN?: string; vehicle?: string; plate?: string } = {},
) => {
  written += 1
  const {
    phone = `0803 123 4${written}`,
    vehicle = 'Motorcycle',
    NIN = `12345678${written}`,
    plate = `ABC-${written}DE`,
  } = change
  return `Emeka,Nnadi,${email},Male,${phone},${vehicle},Bajaj Boxer,${NIN},${plate}`
}
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\n')
const preview = async (csv: string) => (await admin.client.riderImports.preview({ csv })).preview
const count = async () => (await app.sql`select from accounts where role = 'rider'`).length

it('a preview names each bad line with column and reason, stores nothing', async () => {
  await app.customer({ email: 'taken@ozi.test' })
  const before = await count()
  const { lines, problems } = await preview(
    fileOf(
      line('good1@ozi.test', { phone: '0803 123 4567', NIN: '12345678901' }),
      line('no address'),
      line('taken@ozi.test'),
      line('short@ozi.test', { NIN: '123', vehicle: 'plane' }),
      line('good1@ozi.test'),
      line('good2@ozi.test', { plate: 'diplomat 7' }),
    ),
  )
  expect(lines.map(({ line: at, rider, isPlateUnusual }) => [at, rider.email, isPlateUnusual])).toEqual([
    [2, 'good1@ozi.test', false],
    [7, 'good2@ozi.test', true],
  ])
  expect(lines[0]?.rider).toMatchObject({
    name: 'Emeka Nnadi',
    mobileNumber: '+2348031234567',
    ninLastFour: '8901',
  })
  expect(problems).toEqual([
    { line: 3, column: 'Email', message: 'This is not an e-mail address.' },
    { line: 4, column: 'Email', message: 'This account already exists' },
    { line: 5, column: 'Vehicle type', message: `Write one of: ${VEHICLE_TYPES.join(', ')}.` },
    { line: 5, column: 'NIN', message: 'A NIN has 11 digits.' },
    { line: 6, column: 'Email', message: 'This e-mail address is already on line 2.' },
  ])
  expect(JSON.stringify(lines)).not.toContain('12345678901')
  expect(await count()).toBe(before)
})

it('all good lines are registered, audited, and mailed a link', async () => {
  const csv = fileOf(
    line('first@ozi.test', { NIN: '12345678901', plate: 'ABC-123DE' }),
    line('no address'),
    line('second@ozi.test'),
  )
  const { plan } = await preview(csv)
  expect(await admin.client.riderImports.import({ csv, plan })).toEqual({ imported: { added: 2, bad: 1 } })
  const { riders } = await admin.client.riders.list({ search: 'first@ozi.test' })
  expect(riders).toMatchObject([{ name: 'Emeka Nnadi', ninLastFour: '8901', plateNumber: 'ABC-123DE' }])
  const { lines } = await admin.client.audit.list({ search: 'Emeka Nnadi' })
  expect(lines.filter(({ action }) => action === 'rider.register')).toHaveLength(2)
  const { text } = await app.mailTo('first@ozi.test')
  expect(text).toContain('http://localhost:3000/login')
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  await app.client().accounts.newPassword({ token, password: PASSWORD, confirmPassword: PASSWORD })
  const { user } = await app.client().accounts.login({ email: 'first@ozi.test', password: PASSWORD })
  expect(user.role).toBe('rider')
  expect(app.logText()).not.toContain('12345678901')
})

it('what would no longer happen as it was shown does not happen', async () => {
  const csv = fileOf(line('third@ozi.test'), line('fourth@ozi.test'))
  const { plan } = await preview(csv)
  await app.customer({ email: 'third@ozi.test' })
  const before = await count()
  const late = admin.client.riderImports.import({ csv, plan })
  expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' })
  expect(await count()).toBe(before)
  const twice = await preview(csv)
  await admin.client.riderImports.import({ csv, plan: twice.plan })
  expect(await count()).toBe(before + 1)
})

// promise (staff): The NIN, plate and phone of a rider belong to no other rider
it('a line with data of another rider or line is named at each column', async () => {
  const form = riderForm({ plateNumber: 'ABC-004AA' })
  await admin.client.riders.register(form)
  const taken = { phone: form.mobileNumber, NIN: form.NIN, plate: 'abc 004-aa' }
  const { lines, problems, plan } = await preview(
    fileOf(
      line('taken1@ozi.test', taken),
      line('once@ozi.test', { phone: '0806 222 3344', NIN: '222 3333 4444', plate: 'QWE-222RT' }),
      line('twice@ozi.test', { phone: '+2348062223344', NIN: '22233334444', plate: 'qwe 222rt' }),
    ),
  )
  expect(lines.map(({ rider: { email } }) => email)).toEqual(['once@ozi.test'])
  expect(problems).toEqual([
    { line: 2, column: 'Mobile number', message: 'Another rider has this phone number.' },
    { line: 2, column: 'NIN', message: 'Another rider has this NIN.' },
    { line: 2, column: 'Plate number', message: 'Another rider has this plate number.' },
    { line: 4, column: 'Mobile number', message: 'This phone number is already on line 3.' },
    { line: 4, column: 'NIN', message: 'This NIN is already on line 3.' },
    { line: 4, column: 'Plate number', message: 'This plate number is already on line 3.' },
  ])
  expect(JSON.stringify([problems, plan])).not.toContain(taken.NIN)
})

it('parallel imports of the same riders register them once', async () => {
  const riders = [line('race1@ozi.test'), line('race2@ozi.test')]
  const csvs = [1, 2, 3].map((n) => fileOf(...riders).replaceAll('@', `.${n}@`))
  const plans = await Promise.all(csvs.map(preview))
  const before = await count()
  const imports = await Promise.allSettled(
    csvs.map((csv, i) => admin.client.riderImports.import({ csv, plan: plans[i]?.plan ?? '' })),
  )
  expect(imports.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of imports) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  }
  expect(await count()).toBe(before + 2)
})

it('a file without a good line, or that is none, is refused', async () => {
  const csv = fileOf(line('no address'))
  const { plan } = await preview(csv)
  const nothing = await refusalOf(admin.client.riderImports.import({ csv, plan }))
  expect(nothing.data['fields']).toEqual({ csv: 'No line of this file can be imported.' })
  expect((await refusalOf(admin.client.riderImports.preview({ csv: 'Name\nx' }))).status).toBe(400)
})
