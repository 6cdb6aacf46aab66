import type { Page } from '@playwright/test'
import {
  startWithTrouble,
  startConversationByApi,
  bubbleOf,
  openChat,
  signedIn,
  somePicture,
  storedTexts,
  testOnLine,
  tickOf,
} from './helpers/chat.ts'
import { expect, expectAccessible, expectAccessibleInBoth, test } from './helpers/journey.ts'

const chooseIn = async (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await somePicture())
const toSend = (page: Page) => page.getByAltText('The image that will be sent')
const sent = (page: Page) => page.getByRole('button', { name: 'Image from You: open it large' })

test('a conversation begins with a picture, and only once', async ({ page, ozi }) => {
  await signedIn(page, ozi)
  const panel = await openChat(page)
  await expect(panel.getByText('How can we help?')).toBeVisible()
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  await startWithTrouble(page)
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText('Failed to create conversation')).toBeVisible()
  await expect(toSend(page)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(sent(page)).toBeVisible()
  await panel.getByRole('button', { name: 'All conversations' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByRole('listitem')).toContainText('Photo')
})

test('an image chosen for a new conversation survives a reload', async ({ page, ozi }) => {
  await signedIn(page, ozi)
  const panel = await openChat(page)
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  await page.getByLabel('Write a message').fill('The label came off')
  await page.reload()
  await expect(toSend(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Write a message').press('Enter')
  await expect(sent(page)).toBeVisible()
  await expect(tickOf(page, 'The label came off')).toHaveText('Delivered')
  await expect(toSend(page)).toHaveCount(0)

  // It is also kept as a draft in the running conversation, until it is removed.
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  await page.reload()
  await panel.getByRole('button', { name: 'Remove the image' }).click()
  await page.reload()
  await expect(tickOf(page, 'The label came off')).toHaveText('Delivered')
  await expect(toSend(page)).toHaveCount(0)
  await panel.getByRole('button', { name: 'All conversations' }).click()
  await panel.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(page.getByLabel('Write a message')).toHaveValue('')
  await expect(toSend(page)).toHaveCount(0)
})

/** Fills the storage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let name = 0
    for (let characters = 4_000_000; characters >= 1; characters = Math.floor(characters / 2)) {
      try {
        for (;;) localStorage.setItem(`ballast ${String((name += 1))}`, 'x'.repeat(characters))
      } catch {
        // Nothing more of this size fits.
      }
    }
  })

testOnLine('a picture too large for the browser’s storage is still sent', async ({ page, line, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const panel = await openChat(page)
  await expect(bubbleOf(page, 'Hello')).toBeVisible()
  line.lose()
  await fillStorage(page)
  await chooseIn(page)
  await expect(toSend(page)).toBeVisible()
  const words = panel.getByText('This browser has no room to keep it. Please stay on this page')
  await expect(words).toBeVisible()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(toSend(page)).toHaveCount(0)
  await expect(words).toBeVisible()
  await expectAccessibleInBoth(page)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  line.giveBack()
  await expect(panel.locator('[data-tick]').last()).toHaveText('Delivered')
  await expect(words).toHaveCount(0)
  expect(await storedTexts(ozi, token, conversationId)).toEqual(['Hello', ''])
})
