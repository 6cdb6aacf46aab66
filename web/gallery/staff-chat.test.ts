import { contract, type Conversation, type Message } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rows } from './fixtures/staff'
import { ASKED_BY_TELL_ME } from './fixtures/notifications'
import { AT } from './fixtures/orders'
import { ADMIN, CUSTOMER, id } from './fixtures/people'
import { answer, change, failed, held, refused } from './helpers/answers'
import { dialog, openWide, press, question } from './helpers/staff-pages'
import { look } from './helpers/look'
import { see } from './helpers/states'

const { staffChat, chat } = contract

const MESSAGE: Message = {
  _id: id(301),
  conversationId: id(300),
  sequence: 1,
  clientId: id(302),
  senderType: 'customer',
  senderName: 'Chidinma',
  content: 'Where is my parcel?',
  image: null,
  createdAt: AT,
  read: true,
}
const TALK: Conversation = {
  _id: id(300),
  userId: { _id: CUSTOMER._id, name: CUSTOMER.name, email: CUSTOMER.email, role: 'user' },
  status: 'active',
  lastMessage: MESSAGE.content,
  lastSenderType: 'customer',
  lastUpdated: AT,
  lastSequence: 1,
  seen: { admin: 1, customer: 1 },
  unreadCount: 0,
  order: null,
  complaint: null,
  assignee: null,
}
const REPLY = { _id: id(310), title: 'In traffic', content: 'We come.', version: 1 }
const ANSWERS = [
  ASKED_BY_TELL_ME,
  answer(staffChat.list, rows('data', TALK)),
  answer(staffChat.agents, { agents: [{ _id: ADMIN._id, name: ADMIN.name }] }),
  answer(staffChat.notes, { data: [] }),
  answer(staffChat.orders, rows('orders')),
  answer(staffChat.listSavedReplies, { data: [REPLY] }),
  answer(chat.read, { data: TALK }),
  answer(chat.messages, { data: [MESSAGE], nextCursor: null }),
]
const PATH = `/admin/chats/${TALK._id}`
const talk = () => page.getByRole('region', { name: 'Messages', exact: true })
const composer = () => page.getByRole('textbox', { name: 'Write a message' })
const send = () => page.getByRole('button', { name: 'Send' })

// promise (staff): Chat: “Failed to fetch conversations”, “Failed to fetch messages”
test('what cannot be fetched says so in its words, and Retry brings it', async () => {
  await openWide(PATH, [...ANSWERS, failed(staffChat.list), failed(chat.messages)])
  await see('a chat that does not come', 'Failed to fetch conversations')
  await expect.element(page.getByText('Failed to fetch messages')).toBeVisible()
  change(...ANSWERS)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(talk()).toMatchTextContent('Where is my parcel?')
  await openWide(PATH, [...ANSWERS, refused(chat.read, 'NOT_FOUND'), refused(chat.messages, 'NOT_FOUND')])
  await see('no such conversation', 'We could not find this conversation')
  await openWide(PATH, [...ANSWERS, answer(chat.read, { data: { ...TALK, status: 'closed' } })])
  await see('a closed conversation', /^Closed\. Set it to Active/)
})

// promise (staff): Chat: the send button is off without words
test('nothing is sent without words, or before the messages are there', async () => {
  await openWide(PATH, [...ANSWERS, held(staffChat.list), held(chat.read), held(chat.messages)])
  await see('a chat that loads', 'Loading messages…')
  await expect.element(page.getByText('Loading conversations...')).toBeVisible()
  await composer().fill('Typed already')
  await expect.element(send()).toBeDisabled()
  change(answer(chat.read, { data: TALK }))
  await expect.element(page.getByRole('heading', { name: CUSTOMER.name }).first()).toBeVisible()
  await expect.element(send()).toBeDisabled()
  change(...ANSWERS)
  await expect.element(talk()).toMatchTextContent('Where is my parcel?')
  await expect.element(composer()).toHaveValue('Typed already')
  await expect.element(send()).toBeEnabled()
  await composer().fill('   ')
  await expect.element(send()).toBeDisabled()
})

// promise (staff): Chat: a refused note, assignment or saved reply loses nothing
test('a refused note, assignment and saved reply say so and lose nothing', async () => {
  await openWide(PATH, [
    ...ANSWERS,
    failed(staffChat.addNote),
    failed(staffChat.assign),
    failed(staffChat.createSavedReply),
    failed(staffChat.transcript),
  ])
  const notes = page.getByRole('region', { name: 'Internal notes' })
  await notes.getByLabelText('New note').fill('Call her at six')
  await press('Save note')
  await expect.element(notes).toMatchTextContent('Note not saved.')
  await expect.element(notes.getByLabelText('New note')).toHaveValue('Call her at six')

  const assignee = page
    .getByRole('region', { name: CUSTOMER.name })
    .getByRole('combobox', { name: 'Assigned to' })
  await assignee.selectOptions(`${ADMIN.name} (me)`)
  await see('refused changes of a chat', /Assignment not changed\./)
  await expect.element(assignee).toHaveValue('')

  await press('Saved replies')
  await see('the saved replies', dialog().getByText(REPLY.title))
  await press('New reply')
  await press('Save reply')
  await expect.element(told()).toMatchTextContent('Please give it a title.')
  await dialog()
    .getByRole('textbox', { name: /^Title/ })
    .fill('Soon')
  await dialog().getByRole('textbox', { name: /^Text/ }).fill('We call you soon.')
  await press('Save reply')
  await see('a refused reply', /Not saved\./)
  await expect.element(dialog().getByRole('textbox', { name: /^Text/ })).toHaveValue('We call you soon.')
  change(answer(staffChat.createSavedReply, { data: { ...REPLY, title: 'Soon' } }))
  change(answer(staffChat.listSavedReplies, { data: [{ ...REPLY, title: 'Soon' }] }))
  await press('Save reply')
  await expect.element(page.getByRole('button', { name: /^Soon/ })).toBeVisible()
  await press('Close', dialog())
  await press('Export transcript')
  await see('no transcript', page.getByRole('alertdialog', { name: 'No transcript made' }))
})

const told = () => dialog().getByRole('alert')
const text = () => dialog().getByRole('textbox', { name: /^Text/ })

/** Edits the saved reply up to the press that saves it. */
async function edit(content: string): Promise<void> {
  await openWide(PATH, ANSWERS)
  await press('Saved replies')
  await press('Edit In traffic')
  await text().fill(content)
}

// promise (staff): Two change one saved reply: the second is told and loses nothing
test('of two who change a saved reply, the second is told and decides', async () => {
  const changedTo = (content: string, version: number) =>
    refused(staffChat.updateSavedReply, 'CHANGED_MEANWHILE', { current: { ...REPLY, content, version } })
  await edit('We come at five.')
  change(changedTo('We come at four.', 2))
  await press('Save reply')
  await see('a reply changed meanwhile', /A colleague changed it/)
  await expect.element(told()).toHaveFocus()
  await expect.element(told().getByLabelText('Their reply')).toMatchTextContent('We come at four.')
  await expect.element(text()).toHaveValue('We come at five.')
  await press('Use the new one')
  await expect.element(text()).toHaveValue('We come at four.')
  await expect.element(dialog().getByRole('textbox', { name: /^Title/ })).toHaveFocus()

  await text().fill('We come at seven.')
  change(changedTo('We come at six.', 3))
  await press('Save reply')
  change(changedTo('We come at eight.', 4))
  await press('Save mine instead')
  await expect
    .element(told(), { message: 'over what was shown, nothing later' })
    .toMatchTextContent('We come at eight.')
  const versions: unknown[] = []
  const mine = { ...REPLY, content: 'We come at seven.', version: 5 }
  change({
    call: staffChat.updateSavedReply,
    respond: (request) => {
      void request.json().then((body: { version: number }) => versions.push(body.version))
      return Response.json({ data: mine })
    },
  })
  change(answer(staffChat.listSavedReplies, { data: [mine] }))
  await press('Save mine instead')
  await expect.element(dialog()).toMatchTextContent('We come at seven.')
  expect(versions).toEqual([4])
})

// promise (staff): Two change one saved reply: the second is told and loses nothing
test('a saved reply that somebody else deleted can be saved again', async () => {
  await edit('We come at five.')
  await press('Back', dialog())
  await press('Keep typing', question('Throw away what you typed?'))
  change(refused(staffChat.updateSavedReply, 'NOT_FOUND'), refused(staffChat.removeSavedReply, 'NOT_FOUND'))
  await press('Save reply')
  await see('a reply deleted meanwhile', /A colleague deleted it/)
  await expect.element(text()).toHaveValue('We come at five.')
  const anew = { ...REPLY, content: 'We come at five.' }
  change(
    answer(staffChat.createSavedReply, { data: anew }),
    answer(staffChat.listSavedReplies, { data: [anew] }),
  )
  await press('Save as new')
  await expect.element(dialog()).toMatchTextContent('We come at five.')
  await press('Delete In traffic')
  await see('a reply to be deleted', question('Delete this saved reply?'))
  await press('Delete', question('Delete this saved reply?'))
  await expect
    .element(question('Delete this saved reply?').getByRole('alert'))
    .toMatchTextContent('A colleague has already deleted it.')
})

// promise (staff): Chat: axe on phone and desktop, by day and by night; 320 px and 200 % text
test('each part of the chat fits a small phone, also with large text', async () => {
  for (const path of ['/admin/chats', PATH, `${PATH}?part=details`]) {
    for (const size of ['', '200%']) {
      await openWide(path, ANSWERS)
      document.documentElement.style.fontSize = size
      await page.viewport(320, 640)
      const sign =
        path === PATH ? talk() : page.getByText(path.includes('details') ? 'No notes yet' : CUSTOMER.name)
      await expect.element(sign.first()).toBeVisible()
      await look(`${path} at 320 px, text ${size}`)
      document.documentElement.style.fontSize = ''
    }
  }
  for (const width of [360, 1440]) {
    await openWide(PATH, ANSWERS)
    await page.viewport(width, 740)
    await expect.element(talk()).toMatchTextContent('Where is my parcel?')
    await look(`a conversation at ${String(width)} px`)
  }
})
