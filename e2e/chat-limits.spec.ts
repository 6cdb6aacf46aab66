import { MESSAGE_LIMIT } from '@ozi/contract'
import {
  startConversationByApi,
  bubbleOf,
  openChat,
  signedIn,
  storedTexts,
  tickOf,
  write,
} from './helpers/chat.ts'
import { test as base, callApi, expect, expectAccessible, oziWith } from './helpers/journey.ts'

const test = base.extend({ ozi: [oziWith({ RATE_LIMITS: 'on' }), { scope: 'worker', timeout: 90_000 }] })

test('what is written too fast is sent by itself later, in order', async ({ page, ozi }) => {
  test.setTimeout(120_000)
  const { token } = await signedIn(page, ozi)
  const conversationId = await startConversationByApi(ozi, token, 'Hello')
  await openChat(page)
  await expect(bubbleOf(page, 'Hello')).toBeVisible()
  const path = `/conversations/${conversationId}/messages`
  const another = (at: number) =>
    callApi(ozi.url, path, { token, body: { clientId: crypto.randomUUID(), content: `quick ${String(at)}` } })
  let tries = 0
  let late = ''
  const alert = () => bubbleOf(page, late).getByRole('alert')
  // On a busy machine the messages may not fall into one window; then it tries again.
  await expect(async () => {
    tries += 1
    late = `One too many ${String(tries)}`
    await Promise.all(Array.from({ length: MESSAGE_LIMIT.messages }, (_, at) => another(at)))
    await write(page, late)
    await expect(alert()).toHaveText('Not sent yet: You are writing very fast. Please wait a moment.', {
      timeout: 3_000,
    })
  }).toPass()
  await write(page, 'And after it')
  await expect(tickOf(page, 'And after it')).toHaveText('Waiting to be sent')
  await expectAccessible(page)

  await expect(tickOf(page, 'And after it')).toHaveText('Delivered', { timeout: 30_000 })
  await expect(tickOf(page, late)).toHaveText('Delivered')
  await expect(alert()).toHaveCount(0)
  expect((await storedTexts(ozi, token, conversationId)).slice(-2)).toEqual([late, 'And after it'])
})
