import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { outcomes } from '../../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ifeoma = await app.staff('support')

const hours = { title: 'Opening hours', content: 'From 8 to 5.' }
const saved = async () => (await admin.client.staffChat.createSavedReply(hours)).data

// promise (staff): Two change one saved reply: the second is told and loses nothing
test('two who change a saved reply do not save over each other', async () => {
  const { _id: id, version } = await saved()
  const { data: first } = await admin.client.staffChat.updateSavedReply({
    id,
    version,
    ...hours,
    content: 'To 6.',
  })
  expect(first).toEqual({ _id: id, title: hours.title, content: 'To 6.', version: version + 1 })
  const second = ifeoma.client.staffChat.updateSavedReply({ id, version, ...hours, content: 'To 7.' })
  expect(await refusalOf(second)).toMatchObject({
    status: 409,
    code: 'CHANGED_MEANWHILE',
    data: { current: first },
  })
  const { data: listed } = await ifeoma.client.staffChat.listSavedReplies()
  expect(listed.find(({ _id }) => _id === id)).toEqual(first)
  const seen = { id, version: first.version, ...hours, content: 'To 7.' }
  expect((await ifeoma.client.staffChat.updateSavedReply(seen)).data.content).toBe('To 7.')
})

test('at the same moment one of them saves, and the others hear', async () => {
  const { _id: id, version } = await saved()
  const tries = ['To 6.', 'To 7.', 'To 8.'].map((content) =>
    ifeoma.client.staffChat.updateSavedReply({ id, version, ...hours, content }),
  )
  expect((await outcomes(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'done'])
})

test('what is saved as it was is no change that others hear of', async () => {
  const { _id: id, version } = await saved()
  expect((await admin.client.staffChat.updateSavedReply({ id, version, ...hours })).data.version).toBe(
    version,
  )
})
