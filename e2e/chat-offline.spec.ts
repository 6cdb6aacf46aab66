import {
  openStaffSocket,
  startConversationByApi,
  bubbleOf,
  openChat,
  signedIn,
  storedTexts,
  tickOf,
  write,
} from './helpers/chat.ts'
import { expect, expectAccessibleInBoth, test } from './helpers/journey.ts'
import { keptText, untilKept } from './helpers/worker.ts'

test.use({ serviceWorkers: 'allow' })

test('wholly offline the panel opens to what was said, and what one writes goes once when the network is back', async ({
  page,
  context,
  ozi,
}) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const staff = await openStaffSocket(ozi)
  await staff.say('send_message', { conversationId, content: 'Good morning' })
  await openChat(page)
  await expect(bubbleOf(page, 'Good morning')).toBeVisible()
  await untilKept(page)
  await expect.poll(() => keptText(page)).toContain('Good morning')
  await page.close()
  await context.setOffline(true)

  const phone = await context.newPage()
  await phone.goto('/dashboard')
  const panel = await openChat(phone)
  await expect(bubbleOf(phone, 'Hello')).toBeVisible()
  await expect(bubbleOf(phone, 'Good morning')).toBeVisible()
  await expect(panel.getByText('You are offline. What you write is kept')).toBeVisible()
  await write(phone, 'Are you there?')
  await expect(tickOf(phone, 'Are you there?')).toHaveText('Waiting to be sent')
  await expectAccessibleInBoth(phone)
  await phone.reload()
  await expect(tickOf(phone, 'Are you there?')).toHaveText('Waiting to be sent')

  await context.setOffline(false)
  await expect(tickOf(phone, 'Are you there?')).toHaveText('Delivered')
  expect(await storedTexts(ozi, token, conversationId)).toEqual(['Hello', 'Good morning', 'Are you there?'])
  await expect(phone.locator('[data-message]')).toHaveCount(3)
  staff.close()
})
