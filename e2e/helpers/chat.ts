import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { logInByApi } from './errands.ts'
import { ADMIN, test as base, callApi, expect, logIn, makeCustomer, type NewCustomer } from './journey.ts'
import { type Line, openLine } from './line.ts'

type Ozi = Parameters<typeof makeCustomer>[0]

/** Journeys whose pages reach Ozi over a connection that can be cut. */
export const testOnLine = base.extend<{ line: Line }>({
  line: async ({ ozi }, use) => {
    const line = await openLine(ozi.url)
    await use(line)
    line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

export interface ReceivedEvent {
  readonly message: {
    readonly _id: string
    readonly sequence: number
    readonly content: string
    readonly conversationId: string
  }
  readonly conversationId: string
  readonly isTyping: boolean
  readonly senderType: string
}

/** A staff member who answers by a real socket, as the page would. */
export interface StaffSocket {
  readonly token: string
  /** Resolves with the server's acknowledgement. */
  readonly say: (event: string, input: unknown) => Promise<{ ok: boolean }>
  /** All events of this name that were received, oldest first. */
  readonly received: (event: string) => ReceivedEvent[]
  /** Disconnects without a message, like a phone that lost its network. */
  readonly close: () => void
}

export async function openStaffSocket(ozi: Ozi): Promise<StaffSocket> {
  const token = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  const socket = io(ozi.url, { transports: ['websocket'], auth: { token } })
  const heard: { event: string; payload: ReceivedEvent }[] = []
  socket.onAny((event: string, payload: ReceivedEvent) => heard.push({ event, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    token,
    say: (event, input) => socket.timeout(10_000).emitWithAck(event, input) as Promise<{ ok: boolean }>,
    received: (event) => heard.filter((each) => each.event === event).map(({ payload }) => payload),
    close: () => socket.disconnect(),
  }
}

/** A conversation that a customer started earlier. @returns its id */
export async function startConversationByApi(
  ozi: Ozi,
  token: string,
  initialMessage: string,
): Promise<string> {
  const { body } = await callApi<{ data: { _id: string } }>(ozi.url, '/user/conversations', {
    token,
    body: { initialMessage },
  })
  return body.data._id
}

/** The texts that the server has stored for a conversation, in order. */
export async function storedTexts(ozi: Ozi, token: string, conversationId: string): Promise<string[]> {
  const { body } = await callApi<{ data: { content: string }[] }>(
    ozi.url,
    `/conversations/${conversationId}/messages?limit=200`,
    { token },
  )
  return body.data.map(({ content }) => content)
}

/** A customer signed in on this page, and their token. */
export async function signedIn(page: Page, ozi: Ozi): Promise<{ person: NewCustomer; token: string }> {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await page.waitForURL(/\/dashboard$/)
  return { person, token: await logInByApi(ozi.url, person.email) }
}

export const panelOf = (page: Page) => page.getByRole('dialog', { name: /^(Support|Your conversations)$/ })
export const bubbleOf = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })
export const tickOf = (page: Page, text: string) => bubbleOf(page, text).locator('[data-tick]')

/** A picture as chosen on a phone. */
export async function somePicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b23a1b' } })
  return { name: 'label.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}

export async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Support/ }).click()
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  return panel
}

export async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Write a message')
  await field.fill(text)
  await field.press('Enter')
}
