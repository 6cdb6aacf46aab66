import type { Browser, Page } from '@playwright/test'
import { io, type Socket } from 'socket.io-client'
import { logInByApi } from './errands.ts'
import { ADMIN, callApi, makeCustomer, PASSWORD, someone } from './journey.ts'

type Ozi = Parameters<typeof makeCustomer>[0]

/** A customer who has written. */
export interface Writer {
  readonly name: string
  readonly email: string
  readonly token: string
  readonly conversationId: string
}

interface StaffSession {
  readonly token: string
  readonly user: { readonly _id: string; readonly name: string }
}

const signIn = async (url: string, email: string, password: string): Promise<StaffSession> =>
  (await callApi<StaffSession>(url, '/auth/user/login', { body: { email, password } })).body

/** A customer who starts a conversation, about one of their orders or in general. */
export async function someWriter(
  ozi: Ozi,
  words: string,
  { person = someone('Ngozi'), token, orderId }: Partial<WriterParts> = {},
): Promise<Writer> {
  const known = token ?? (await newcomer(ozi, person))
  const { status, body } = await callApi<{ data: { _id: string } }>(ozi.url, '/user/conversations', {
    token: known,
    body: { initialMessage: words, ...(orderId === undefined ? {} : { orderId }) },
  })
  if (status !== 201) throw new Error(`the conversation was answered ${String(status)}`)
  return {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    token: known,
    conversationId: body.data._id,
  }
}

async function newcomer(ozi: Ozi, person: ReturnType<typeof someone>): Promise<string> {
  await makeCustomer(ozi, person)
  return logInByApi(ozi.url, person.email)
}

interface WriterParts {
  readonly person: ReturnType<typeof someone>
  readonly token: string
  readonly orderId: string
}

/** Sends a message without a browser. */
export async function writeByApi(
  url: string,
  { token, conversationId }: Pick<Writer, 'token' | 'conversationId'>,
  content: string,
): Promise<void> {
  const { status } = await callApi(url, `/conversations/${conversationId}/messages`, {
    token,
    body: { clientId: crypto.randomUUID(), content },
  })
  if (status !== 201) throw new Error(`the message was answered ${String(status)}`)
}

/** A customer's own socket, joined to the conversation; the caller closes it. */
export async function connectionOf(url: string, { token, conversationId }: Writer): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  await socket.timeout(10_000).emitWithAck('join_conversation', { conversationId })
  return socket
}

export const administrator = (url: string): Promise<StaffSession> => signIn(url, ADMIN.email, ADMIN.password)

/** A colleague who joined the staff by the mailed link. */
export async function someColleague(
  ozi: Ozi,
  role: 'admin' | 'support' | 'finance',
  name: string,
): Promise<StaffSession> {
  const { email } = someone(name)
  const { token } = await administrator(ozi.url)
  await callApi(ozi.url, '/admin/staff/invitations', { token, body: { email, role } })
  const link = await ozi.mailbox.waitFor(email, /invitation\?token=[\w-]+/)
  const joined = await callApi(ozi.url, '/auth/invitation/accept', {
    body: {
      token: link.replace(/^.*token=/, ''),
      name,
      mobileNumber: '0803 111 2233',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  })
  if (joined.status !== 201) throw new Error(`joining was answered ${String(joined.status)}`)
  return signIn(ozi.url, email, PASSWORD)
}

/** A page of a staff member, with the width of a desktop screen by default; the caller closes its context. */
export async function staffPage(
  browser: Browser,
  url: string,
  signed: StaffSession,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [signed.token, JSON.stringify({ isLoggedIn: true, data: signed.user })] as const,
  )
  return page
}

/** The conversation's row in the list. */
export const rowOf = (page: Page, { conversationId }: Pick<Writer, 'conversationId'>) =>
  page.getByRole('list', { name: 'Conversations' }).locator(`[data-row="${conversationId}"]`)

/** The open conversation, once its customer's name has loaded. */
export const threadOf = (page: Page, { name }: Pick<Writer, 'name'>) =>
  page.getByRole('region', { name, exact: true })

export const messagesIn = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })

export const composerOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

export async function answer(page: Page, content: string): Promise<void> {
  await composerOf(page).fill(content)
  await page.getByRole('button', { name: 'Send' }).click()
}
