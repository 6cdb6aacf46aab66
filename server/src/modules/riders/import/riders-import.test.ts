import { RIDER_COLUMNS } from '@ozi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person, type TestApp } from '../../../../test/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
})
afterAll(() => app.stop())

const HEAD = RIDER_COLUMNS.map(({ head }) => head).join(',')
const line = (email: string, change: { NIN?: string; vehicle?: string; plate?: string } = {}) =>
  `Emeka,Nnadi,${email},Male,0803 123 4567,${change.vehicle ?? 'Motorcycle'},Bajaj Boxer,${change.NIN ?? '12345678901'},${change.plate ?? 'ABC-123DE'}`
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\n')
const preview = async (csv: string) => (await admin.client.riderImports.preview({ csv })).preview
const count = async () => (await app.sql`select from accounts where role = 'rider'`).length

it('a preview names each bad line with its column and why, and keeps nothing', async () => {
  await app.customer({ email: 'taken@ozi.test' })
  const before = await count()
  const { lines, problems } = await preview(
    fileOf(
      line('good1@ozi.test'),
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
    { line: 5, column: 'Vehicle type', message: 'Write one of: motorcycle, sedan, bus.' },
    { line: 5, column: 'NIN', message: 'A NIN has 11 digits.' },
    { line: 6, column: 'Email', message: 'This e-mail address is already on line 2.' },
  ])
  expect(JSON.stringify(lines)).not.toContain('12345678901')
  expect(await count()).toBe(before)
})

it('all good lines are registered at once, each audited, and mailed a link to choose a password', async () => {
  const csv = fileOf(line('first@ozi.test'), line('no address'), line('second@ozi.test'))
  const { plan } = await preview(csv)
  expect(await admin.client.riderImports.import({ csv, plan })).toEqual({ imported: { added: 2, bad: 1 } })
  const { riders } = await admin.client.riders.list({ search: 'first@ozi.test' })
  expect(riders).toMatchObject([{ name: 'Emeka Nnadi', ninLastFour: '8901', plateNumber: 'ABC-123DE' }])
  const { lines } = await admin.client.audit.list({ search: 'Emeka Nnadi' })
  expect(lines.filter(({ action }) => action === 'rider.register')).toHaveLength(2)
  const { text } = await app.mailTo('first@ozi.test')
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

it('a file without a good line, or that is none, is refused', async () => {
  const csv = fileOf(line('no address'))
  const { plan } = await preview(csv)
  const nothing = await refusalOf(admin.client.riderImports.import({ csv, plan }))
  expect(nothing.data['fields']).toEqual({ csv: 'No line of this file can be imported.' })
  expect((await refusalOf(admin.client.riderImports.preview({ csv: 'Name\nx' }))).status).toBe(400)
})
