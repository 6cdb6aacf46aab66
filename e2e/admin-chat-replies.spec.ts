import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { administrator, someColleague, someWriter, staffPage } from './helpers/staff-chat.ts'
import { callApi, expect, expectAccessibleInBoth, type makeCustomer } from './helpers/journey.ts'
import { isTooWide, test } from './helpers/rides.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const alertOf = (page: Page) => dialogOf(page).getByRole('alert')
const textOf = (page: Page) => dialogOf(page).getByLabel('Text')
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()

/** Two staff members editing the same saved reply, which is deleted afterwards. */
async function twoEditing(browser: Parameters<typeof staffPage>[0], ozi: Parameters<typeof makeCustomer>[0]) {
  const { conversationId } = await someWriter(ozi, 'Hello')
  const ada = await administrator(ozi.url)
  const title = `Reply ${randomUUID().slice(0, 8)}`
  await callApi(ozi.url, '/admin/saved-replies', { token: ada.token, body: { title, content: 'We come.' } })
  const first = await staffPage(browser, ozi.url, await someColleague(ozi, 'support', 'Bola'))
  const second = await staffPage(browser, ozi.url, ada, { width: 360, height: 740 })
  for (const page of [first, second]) {
    await page.goto(`/admin/chats/${conversationId}`)
    await page.getByRole('button', { name: 'Saved replies' }).click()
    await press(page, `Edit ${title}`)
  }
  return {
    ...{ first, second, title },
    done: async () => {
      const { body } = await callApi<{ data: { _id: string; title: string }[] }>(
        ozi.url,
        '/admin/saved-replies',
        { token: ada.token },
      )
      for (const { _id } of body.data.filter((reply) => reply.title.startsWith(title)))
        await fetch(`${ozi.url}/api/v1/admin/saved-replies/${_id}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${ada.token}` },
        })
      for (const page of [first, second]) await page.context().close()
    },
  }
}

// promise (staff): Two change one saved reply: the second is told and loses nothing
test('of two who change a saved reply, the second is told and loses nothing', async ({ browser, ozi }) => {
  test.slow()
  const { first, second, title, done } = await twoEditing(browser, ozi)
  const firstWrites = async (content: string) => {
    await textOf(first).fill(content)
    await press(first, 'Save reply')
    await expect(dialogOf(first)).toContainText(content)
    await press(first, `Edit ${title}`)
  }
  await firstWrites('We come at four.')
  await textOf(second).fill('We come at five.')
  await press(second, 'Save reply')
  await expect(alertOf(second)).toBeFocused()
  await expect(alertOf(second)).toContainText('A colleague changed this reply')
  await expect(alertOf(second).getByLabel('The reply as it is now')).toHaveText(`${title}We come at four.`)
  await expect(textOf(second)).toHaveValue('We come at five.')
  expect(await isTooWide(second)).toBe(false)
  await expectAccessibleInBoth(second)
  await press(second, 'Use the new one')
  await expect(textOf(second)).toHaveValue('We come at four.')
  await expect(alertOf(second)).toHaveCount(0)
  await expect(dialogOf(second).getByLabel('Title')).toBeFocused()

  await firstWrites('We come at six.')
  await textOf(second).fill('We come at seven.')
  await press(second, 'Save reply')
  await firstWrites('We come at eight.')
  await press(second, 'Save mine instead')
  await expect(alertOf(second), 'over what was shown, and over nothing later').toContainText(
    'We come at eight.',
  )
  await expect(alertOf(second)).toBeFocused()
  await press(second, 'Save mine instead')
  await expect(dialogOf(second)).toContainText('We come at seven.')
  await expect(alertOf(second)).toHaveCount(0)
  await done()
})

// promise (staff): Two change one saved reply: the second is told and loses nothing
test('a saved reply that somebody else deleted can be saved again', async ({ browser, ozi }) => {
  const { first, second, title, done } = await twoEditing(browser, ozi)
  await press(first, 'Back')
  await press(first, `Delete ${title}`)
  await first.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(first.getByRole('alertdialog')).toHaveCount(0)

  await textOf(second).fill('We come at five.')
  await press(second, 'Back')
  const question = second.getByRole('alertdialog', { name: 'Throw away what you typed?' })
  await question.getByRole('button', { name: 'Keep typing' }).click()
  await press(second, 'Save reply')
  await expect(alertOf(second)).toContainText('A colleague deleted this reply')
  await expect(alertOf(second)).toBeFocused()
  await expectAccessibleInBoth(second)
  await expect(textOf(second)).toHaveValue('We come at five.')
  await press(second, 'Save as a new reply')
  const row = dialogOf(second).getByRole('listitem').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('We come at five.')

  await first.reload()
  await first.getByRole('button', { name: 'Saved replies' }).click()
  for (const page of [first, second]) await press(page, `Delete ${title}`)
  const askedOf = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this saved reply?' })
  await askedOf(first).getByRole('button', { name: 'Delete' }).click()
  await expect(askedOf(first)).toHaveCount(0)
  await askedOf(second).getByRole('button', { name: 'Delete' }).click()
  await expect(askedOf(second).getByRole('alert')).toContainText('A colleague has already deleted it.')
  await askedOf(second).getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toHaveCount(0)
  await done()
})
