import type { Page } from '@playwright/test'
import { logInByApi } from './errands.ts'
import { ADMIN, expect } from './journey.ts'
import { signIn } from './signed-in.ts'

/** Signs the administrator in on a page that was not opened yet. */
export const asAdmin = (page: Page, url: string) => signIn(page, url, ADMIN)

/** Asserts that the open dialog has exactly this text, and closes it with OK. */
export async function expectDialog(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true })
  await expect(dialog).toHaveAccessibleDescription(text)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Calls the API with this method, as the administrator. */
export async function changeByApi(url: string, method: string, path: string, body: unknown): Promise<void> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)}`)
}
