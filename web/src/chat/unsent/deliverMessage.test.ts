import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetToken, storeToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { deliver } from './deliverMessage'
import type { UnsentMessage } from './unsentMessages'

const send = vi.hoisted(() => vi.fn<(input: object) => Promise<{ data: object }>>())
vi.mock('~/api', () => ({ client: { chat: { send } } }))

beforeEach(() => {
  send.mockReset()
  // Without storage, the token is kept in memory.
  vi.stubGlobal('window', {})
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

const unsent: UnsentMessage = {
  clientId: 'b54e4f3e-9f1e-4c57-a4f0-3f1c5a0f7d11',
  conversationId: '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a11',
  content: 'Where is my parcel?',
  image: null,
  at: 1,
  refusal: null,
  isLasting: true,
}

test('where no socket stands a message goes by a call', async () => {
  storeToken('of Ada')
  send.mockResolvedValue({ data: { sequence: 1 } })
  expect(await deliver('of Ada', unsent)).toEqual({ sequence: 1 })
  const { conversationId: id, clientId, content } = unsent
  expect(send.mock.calls).toEqual([[{ id, clientId, content }]])
})

test('a message is never sent in another person’s name', async () => {
  storeToken('of Ada')
  const left = deliver('of Ada', unsent)
  storeToken('of one of the staff')
  await expect(left).rejects.toBeInstanceOf(Unreachable)
  forgetToken()
  await expect(deliver('of Ada', unsent)).rejects.toBeInstanceOf(Unreachable)
  const picture = { ...unsent, image: 'data:image/png;base64,AAAA' }
  await expect(deliver('of Ada', picture)).rejects.toBeInstanceOf(Unreachable)
  expect(send).not.toHaveBeenCalled()
})
