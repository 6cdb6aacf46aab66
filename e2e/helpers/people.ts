import type { Locator, Page } from '@playwright/test'
import { ADMIN, callApi, expect, PASSWORD, someone } from './journey.ts'
import { logInByApi } from './errands.ts'

export interface MadePerson {
  readonly _id: string
  readonly name: string
  readonly email: string
}

const FIRST_PASSWORD = 'typed at the office desk'
const passwords = { password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD }

/** Chooses PASSWORD, as a rider or vendor does at the first login: no other page opens before. */
async function choosePassword(url: string, email: string): Promise<void> {
  await callApi(url, '/user/password', {
    token: await logInByApi(url, email, FIRST_PASSWORD),
    body: { currentPassword: FIRST_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
  })
}

let vehicles = 0

/** A vehicle and a NIN that no other rider has. */
export function newVehicle() {
  vehicles += 1
  return {
    vehicleBrand: 'Bajaj Boxer',
    NIN: String(30_000_000_000 + vehicles),
    plateNumber: `OWR-${String(100 + vehicles)}RD`,
  }
}

/** The same, by the labels of the form. */
export function vehicleTyped(vehicleType: string): Readonly<Record<string, string>> {
  const { vehicleBrand, NIN, plateNumber } = newVehicle()
  return { 'Vehicle Type': vehicleType, 'Vehicle brand': vehicleBrand, 'Plate number': plateNumber, NIN }
}

export const RIDERS_HEAD =
  'First name,Last name,Email,Gender,Mobile number,Vehicle type,Vehicle brand,NIN,Plate number'

/** A line of a file of riders, of a rider whom nobody else is like. */
export function riderLine(
  firstName: string,
  change: { email?: string; NIN?: string; plateNumber?: string } = {},
): string {
  const { email, mobileNumber, vehicleBrand, NIN, plateNumber } = {
    ...someone(firstName),
    ...newVehicle(),
    ...change,
  }
  return `${firstName},Obi,${email},male,${mobileNumber},motorcycle,${vehicleBrand},${NIN},${plateNumber}`
}

/** Registers a rider through the API. */
export async function makeRider(
  url: string,
  firstName = 'Ikenna',
  change: Partial<ReturnType<typeof newVehicle>> = {},
): Promise<MadePerson> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const { body } = await callApi<{ rider: MadePerson }>(url, '/rider/create', {
    token,
    body: {
      ...someone(firstName),
      ...passwords,
      gender: 'male',
      vehicleType: 'motorcycle',
      ...newVehicle(),
      ...change,
    },
  })
  await choosePassword(url, body.rider.email)
  return body.rider
}

/** Registers a shop through the API. */
export async function makeVendor(
  url: string,
  shopName: string,
  address = 'Relief Market',
): Promise<MadePerson> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const { email, mobileNumber } = someone('Shop')
  const { body } = await callApi<{ vendor: MadePerson }>(url, '/vendor/create', {
    token,
    body: {
      shopName,
      shopDescription: 'Fresh every day',
      category: 'food',
      email,
      ...passwords,
      address,
      mobileNumber,
      ownersFirstName: 'Ngozi',
      ownersLastName: 'Eze',
      ownersEmail: email,
      ownersPhone: mobileNumber,
    },
  })
  await choosePassword(url, body.vendor.email)
  return body.vendor
}

/** Fills in the open form, by label. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByRole('dialog').getByLabel(label, { exact: true })
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Asserts that this row is the last of several, and the only marked one, by colour and by a word. */
export async function expectAppended(page: Page, text: string): Promise<void> {
  const rows = page.locator('tbody [data-row]')
  await expect(rows.last()).toContainText(text)
  expect(await rows.count(), 'one row alone would be the last wherever it was put').toBeGreaterThan(1)
  // A hovered row has another colour.
  await page.mouse.move(0, 0)
  const others = Array.from({ length: (await rows.count()) - 1 }, () => UNMARKED)
  expect(await marksOf(rows)).toEqual([...others, markedAs('New')])
}

export const UNMARKED = { isColoured: false, word: '' }
export const markedAs = (word: string) => ({ isColoured: true, word })

/** How each of these rows is marked: the background colour, and a word beside its name. */
export const marksOf = (rows: Locator) =>
  rows.evaluateAll((each) =>
    each.map((row) => ({
      isColoured: getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)',
      word: /(New|Changed)$/.exec(row.querySelector('th')?.innerText.trim() ?? '')?.[0] ?? '',
    })),
  )

/** Asserts a dialog with exactly this title and text, and closes it with OK. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: title, exact: true })).toHaveAccessibleDescription(text)
}

export async function ok(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK' }).click()
}
