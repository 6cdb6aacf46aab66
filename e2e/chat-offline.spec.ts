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
import { expect, test } from './helpers/journey.ts'
import { keptText, untilKept } from './helpers/worker.ts'

test.use({ serviceWorkers: 'allow' })

// promise (customer): Support chat: messages written offline are sent once and in order
test('offline the chat shows what was said, and sends once when back', async ({ page, context, ozi }) => {
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
  await write(phone, 'Hello?')
  await phone.getByLabel('Write a message').fill('a draft')
  await expect(tickOf(phone, 'Are you there?')).toHaveText('Waiting to be sent')
  await staff.say('send_message', { conversationId, content: 'Meanwhile' })
  await phone.reload()
  await expect(tickOf(phone, 'Hello?')).toHaveText('Waiting to be sent')
  await expect(phone.getByLabel('Write a message')).toHaveValue('a draft')

  await context.setOffline(false)
  await expect(tickOf(phone, 'Hello?')).toHaveText('Delivered')
  const all = ['Hello', 'Good morning', 'Meanwhile', 'Are you there?', 'Hello?']
  expect(await storedTexts(ozi, token, conversationId)).toEqual(all)
  await expect(phone.locator('[data-message]')).toContainText(all)
  staff.close()
})
