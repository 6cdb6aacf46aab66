import { contract, type Customer, type Rider, type Vendor } from '@ozi/contract'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { rows } from '../fixtures/staff'
import { ADMIN } from '../fixtures/people'
import { A_CUSTOMER, A_RIDER, A_SHOP, askedByStaff } from '../fixtures/managed'
import { answer, type Answer } from './answers'
import { HEIGHT } from './look'
import { open, type Opening } from './open'

/** The people staff manage: their page, their calls, and somebody of them. */
export const PEOPLE = {
  customer: {
    path: '/admin/users',
    said: 'User',
    calls: contract.customers,
    record: A_CUSTOMER,
    listed: (user: object) => answer(contract.customers.list, rows('users', user as Customer)),
    saved: (user: object) => answer(contract.customers.update, { user: user as Customer }),
  },
  rider: {
    path: '/admin/riders',
    said: 'Rider',
    calls: contract.riders,
    record: A_RIDER,
    listed: (rider: object) =>
      answer(
        contract.riders.list,
        rows('riders', { ...(rider as Rider), work: { isOnDuty: false, jobs: 0, held: 0 } }),
      ),
    saved: (rider: object) => answer(contract.riders.update, { rider: rider as Rider }),
  },
  shop: {
    path: '/admin/vendors',
    said: 'Vendor',
    calls: contract.vendors,
    record: A_SHOP,
    listed: (vendor: object) => answer(contract.vendors.list, rows('vendors', vendor as Vendor)),
    saved: (vendor: object) => answer(contract.vendors.update, { vendor: vendor as Vendor }),
  },
} as const
export type Kind = keyof typeof PEOPLE
export const KINDS = ['customer', 'rider', 'shop'] as const

/** Opens a page of the staff on a wide screen, with these answers beside what every page asks. */
export async function openWide(
  path: string,
  answers: readonly Answer[],
  as = ADMIN,
  opening: Partial<Opening> = {},
): Promise<void> {
  await page.viewport(1440, HEIGHT)
  await open({ path, as, answers: [...askedByStaff(as), ...answers], ...opening })
}

/** On a phone, shows what the rows of a list have beside their two lines. */
export async function unfoldRows(): Promise<void> {
  const folded = page.getByRole('button', { name: /^Details / })
  await expect.element(folded.first()).toBeVisible()
  for (const button of folded.elements()) (button as HTMLElement).click()
}

/** What a rider or a shop is owed. */
export const owed = (closing: number): Answer =>
  answer(contract.earnings.statement, {
    data: {
      owner: { _id: A_RIDER._id, name: A_RIDER.name },
      from: '2026-03-02',
      to: '2026-03-02',
      opening: closing,
      entries: [],
      closing,
    },
  })

export const openPerson = (kind: Kind, ...answers: readonly Answer[]) =>
  openWide(PEOPLE[kind].path, [PEOPLE[kind].listed(PEOPLE[kind].record), owed(0), ...answers])

export const dialog = () => page.getByRole('dialog')
export const question = (name: string) => page.getByRole('alertdialog', { name })
export const press = (name: string | RegExp, within: Locator | typeof page = page) =>
  within.getByRole('button', { name, exact: true }).click()
export const field = (label: string) => dialog().getByLabelText(label, { exact: true })

/** Fills in the open form, by label. */
export async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const element = field(label)
    if (element.element() instanceof HTMLSelectElement) await element.selectOptions(value)
    else await element.fill(value)
  }
}

/** Sees a notice with exactly this title and text, and closes it. */
export async function expectNotice(title: string, text: string): Promise<void> {
  const notice = page.getByRole('alertdialog', { name: title, exact: true })
  await expect.element(notice).toHaveAccessibleDescription(text)
  await press('OK', notice)
  await expect.element(notice).not.toBeInTheDocument()
}
