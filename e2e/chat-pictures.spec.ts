import type { Page } from '@playwright/test'
import { openChat, signedIn, somePicture, tickOf } from './helpers/chat.ts'
import { expect, expectAccessible, test } from './helpers/journey.ts'

const chooseIn = async (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await somePicture())
const toSend = (page: Page) => page.getByAltText('The image that will be sent')

// promise (customer): Support chat: images
test('a chosen image survives a reload, arrives, and opens large', async ({ page, ozi }) => {
  await signedIn(page, ozi)
  const panel = await openChat(page)
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  await page.getByLabel('Write a message').fill('The label came off')
  await page.reload()
  await expect(toSend(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Write a message').press('Enter')
  await expect(tickOf(page, 'The label came off')).toHaveText('Delivered')
  await expect(toSend(page)).toHaveCount(0)

  const picture = panel.getByRole('button', { name: 'Image from You: open it large' })
  await picture.click()
  const large = page.getByRole('dialog', { name: 'Image' })
  await expect(large.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(picture).toBeFocused()

  // It is also kept as a draft in the running conversation, until it is removed.
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  await page.reload()
  await panel.getByRole('button', { name: 'Remove the image' }).click()
  await page.reload()
  await expect(tickOf(page, 'The label came off')).toHaveText('Delivered')
  await expect(toSend(page)).toHaveCount(0)
})
