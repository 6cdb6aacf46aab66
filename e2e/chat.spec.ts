import { someErrand, orderByApi } from './helpers/errands.ts'
import {
  openStaffSocket,
  startConversationByApi,
  bubbleOf,
  openChat,
  panelOf,
  signedIn,
  storedTexts,
  tickOf,
  write,
} from './helpers/chat.ts'
import { callApi, expect, makeCustomer, test } from './helpers/journey.ts'
import { logInByApi } from './helpers/errands.ts'
import { listenToNotes } from './helpers/notes.ts'

// promise (customer): Support chat: live from any page, with ticks; markup is text
// promise (customer): Support chat: the typing sign, and its fading
test('a customer and staff write to each other, with ticks and typing', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const staff = await openStaffSocket(ozi)
  await page.goto('/dashboard/orders')
  const panel = await openChat(page)
  await expect(panel.getByText('How can we help?')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  await write(page, 'Where is my parcel?')
  await expect(tickOf(page, 'Where is my parcel?')).toHaveText('Delivered')
  await expect.poll(() => staff.received('new_message').length).toBeGreaterThan(0)
  const { conversationId, sequence } = staff.received('new_message')[0]?.message ?? { conversationId: '' }

  await staff.say('mark_read', { conversationId, sequence })
  await expect(tickOf(page, 'Where is my parcel?')).toHaveText('Read')
  await staff.say('send_message', { conversationId, content: 'At https://ozi.ng/track <b>now</b>.' })
  const answer = bubbleOf(page, 'At https://ozi.ng/track <b>now</b>.')
  await expect(answer).toBeVisible()
  await expect(answer.getByRole('link')).toHaveAttribute('rel', /noopener/)
  await expect(panel.getByText(/^New message from/)).toHaveText(/At https/)
  // Reading here reaches the server, so that the sender sees it.
  await expect.poll(() => staff.received('messages_read').length).toBeGreaterThan(0)

  // Before the customer types again: a page reports it once a second at most.
  await staff.say('join_conversation', { conversationId })
  const typed = () => staff.received('typing_indicator').map(({ isTyping }) => isTyping)
  await write(page, 'Thank you')
  await page.getByLabel('Write a message').fill('one line')
  await page.getByLabel('Write a message').press('Shift+Enter')
  await expect(page.getByLabel('Write a message')).toHaveValue('one line\n')
  await expect.poll(typed).toContain(true)
  await expect.poll(() => storedTexts(ozi, token, conversationId)).toHaveLength(3)

  const sign = page.locator('[data-typing=true]')
  await staff.say('typing', { conversationId, isTyping: true })
  await expect(sign).toBeVisible()
  await staff.say('typing', { conversationId, isTyping: false })
  await expect(sign).toBeHidden()

  await write(page, 'I am here')
  await expect.poll(() => typed().at(-1)).toBe(false)

  await staff.say('typing', { conversationId, isTyping: true })
  await expect(sign).toBeVisible()
  staff.close()
  await expect(sign, 'who types is gone').toBeHidden()
})

// promise (customer): Support chat: unread badge, title, sound and mute
test('an answer to a closed panel is counted and heard until it is opened', async ({ page, ozi }) => {
  const notes = await listenToNotes(page)
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  const staff = await openStaffSocket(ozi)
  const panel = await openChat(page)
  await expect(bubbleOf(page, 'Hello')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)

  await staff.say('send_message', { conversationId, content: 'Here is the answer' })
  await expect(page.getByRole('button', { name: 'Support, 1 new message' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect.poll(notes).toBe(2)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(bubbleOf(page, 'Here is the answer')).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(/)

  const sound = panel.getByRole('button', { name: 'Sound on a new message' })
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await sound.click()
  await page.reload()
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.locator('body').click()
  await staff.say('send_message', { conversationId, content: 'And one more' })
  await expect(page.getByRole('button', { name: 'Support, 1 new message' })).toBeVisible()
  expect(await notes()).toBe(0)
  staff.close()
})

// promise (customer): Support chat: the mailed link
// promise (customer): Support chat: another person’s conversation is not found
test('a mailed link opens its conversation, after signing in too', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, person.email)
  const first = await startConversationByApi(ozi, token, 'The first thing')
  await startConversationByApi(ozi, token, 'Another thing')
  await page.goto(`/dashboard?support=${first}`)
  await page.waitForURL(/\/login/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening in Owerri')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(bubbleOf(page, 'The first thing')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`support=${first}`))

  const other = await makeCustomer(ozi)
  const theirs = await startConversationByApi(ozi, await logInByApi(ozi.url, other.email), 'Private')
  await page.goto(`/dashboard?support=${theirs}`)
  await expect(page.getByText('We could not find this conversation')).toBeVisible()
  await expect(page.getByText('Private')).toHaveCount(0)
})

// promise (customer): Support chat: closed and earlier conversations
test('a closed conversation leads to a new one with the typed words', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'About yesterday')
  const staff = await openStaffSocket(ozi)
  const panel = await openChat(page)
  await page.getByLabel('Write a message').fill('half a thou')
  await staff.say('update_status', { conversationId, status: 'resolved' })
  await expect(panel.getByText('Resolved. Write again if there is more.')).toBeVisible()
  await staff.say('update_status', { conversationId, status: 'closed' })
  await expect(panel.getByText('This conversation is closed.')).toBeVisible()
  await panel.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(page.getByLabel('Write a message')).toHaveValue('half a thou')
  await write(page, 'half a thought')
  await expect(tickOf(page, 'half a thought')).toHaveText('Delivered')
  await panel.getByRole('button', { name: 'All conversations' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').filter({ hasText: 'About yesterday' })).toContainText('Closed')
  await panel.getByRole('button', { name: 'Back to the conversation' }).click()
  await expect(bubbleOf(page, 'half a thought')).toBeVisible()
  await page.goBack()
  await expect(panelOf(page)).toBeHidden()
  staff.close()
})

// promise (customer): Support chat: a conversation about an order
test('a conversation about an order opens again from its page', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  await orderByApi(ozi.url, token, await someErrand(ozi.url), 'a parcel of books')
  const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
    token,
  })
  const [order] = body.orders
  await startConversationByApi(ozi, token, 'Something else')
  await page.goto(`/dashboard/orders/${order?._id}`)
  const panel = panelOf(page)
  await page.getByText('Help with this order').click()
  for (const visit of ['first', 'second']) {
    await page.getByRole('link', { name: 'Ask about this order' }).click()
    await expect(panel.getByRole('link', { name: `About order ${order?.number}` })).toBeVisible()
    await expect(panel.getByText('Looking for a rider')).toBeVisible()
    await write(page, `my ${visit} question`)
    await expect(tickOf(page, `my ${visit} question`)).toHaveText('Delivered')
    await panel.getByRole('button', { name: 'Close' }).click()
  }
  const list = await callApi<{ data: { order: { number: string } | null }[] }>(
    ozi.url,
    '/user/conversations',
    { token },
  )
  expect(list.body.data.map((each) => each.order?.number)).toEqual([order?.number, undefined])
})

// promise (customer): Support chat: earlier messages come by scrolling up
test('earlier messages come by scrolling up, each once', async ({ page, ozi }) => {
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'message 1.')
  for (let at = 2; at <= 120; at += 1) {
    await callApi(ozi.url, `/conversations/${conversationId}/messages`, {
      token,
      body: { clientId: crypto.randomUUID(), content: `message ${at}.` },
    })
  }
  await openChat(page)
  await expect(bubbleOf(page, 'message 120.')).toBeInViewport()
  await expect(bubbleOf(page, 'message 60.')).toHaveCount(0)
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await messages.focus()
  await expect(async () => {
    await messages.press('Home')
    await expect(bubbleOf(page, 'message 1.').first()).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(await page.locator('[data-message]').count()).toBe(120)
  await page.getByRole('button', { name: 'Go to the newest message' }).click()
  await expect(bubbleOf(page, 'message 120.')).toBeInViewport()
})
