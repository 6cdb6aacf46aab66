import { expect, test } from 'vitest'
import type { Conversation } from '@ozi/contract'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, codeOfAck, sayIn } from '../../../../test/chat.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile({ RATE_LIMITS: 'on' })
const address = await listen(app)
const ada = await app.customer()
const chat: Conversation = await beginChat(ada)

test('joining after an impossible sequence is refused with the reason', async () => {
  const adas = await connect(address, ada.token)
  const joinAfter = (afterSequence: unknown) =>
    adas.sayAnything('join_conversation', { conversationId: chat._id, afterSequence })
  for (const nonsense of [2 ** 31, Number.MAX_SAFE_INTEGER, -1, 0.5, '1']) {
    expect(codeOfAck(await joinAfter(nonsense)), String(nonsense)).toBe('VALIDATION')
  }
  expect(codeOfAck(await joinAfter(2 ** 31 - 1))).toBeNull()
  adas.close()
})

test('joining again and again is limited long before typing is', async () => {
  const adas = await connect(address, ada.token)
  const join = () => adas.say('join_conversation', { conversationId: chat._id, afterSequence: 0 })
  const acks = await Promise.all(Array.from({ length: 50 }, join))
  const joined = acks.filter(({ ok }) => ok).length
  expect(joined).toBeGreaterThanOrEqual(10)
  expect(joined).toBeLessThan(40)
  expect(new Set(acks.map(codeOfAck))).toEqual(new Set([null, 'RATE_LIMITED']))
  adas.close()

  const types = await connect(address, ada.token)
  answered(await types.say('join_conversation', { conversationId: chat._id }))
  const typing = { conversationId: chat._id, isTyping: true }
  const signs = await Promise.all(Array.from({ length: 50 }, () => types.say('typing', typing)))
  expect(signs.filter(({ ok }) => !ok)).toEqual([])
  await sayIn(types, chat, 'Still here')
  types.close()
})
