import { MESSAGE_LIMIT, MESSAGE_TEXT } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPacketCount } from './packets.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const handshake = { data: '0{"token":"x"}' }
const sign = { data: '23["typing",{"conversationId":"x","isTyping":true}]' }
const longest = { data: `23["send_message",{"content":"${'\\"'.repeat(MESSAGE_TEXT.max)}"}]` }

function authenticated() {
  const packets = createPacketCount(true)
  packets.authenticated()
  return packets
}

test('before it is authenticated, a connection may say little', () => {
  const { allowPacket } = createPacketCount(true)
  const answers = Array.from({ length: 10 }, () => {
    vi.advanceTimersByTime(60_000)
    return allowPacket(sign)
  })
  expect(answers.filter(Boolean)).toHaveLength(5)
})

test('it is introduced a few times at most, also without other limits', () => {
  const packets = createPacketCount(false)
  packets.authenticated()
  expect(Array.from({ length: 1_000 }, () => packets.allowPacket(sign))).not.toContain(false)
  expect(Array.from({ length: 10 }, () => packets.allowPacket(handshake)).filter(Boolean)).toHaveLength(5)
})

// promise (operator): Floods over the socket are cut off, and normal use is not
test('a client back with many of the longest messages can go on typing', () => {
  const { allowPacket } = authenticated()
  const sends = Array.from({ length: MESSAGE_LIMIT.messages + 1 }, () => allowPacket(longest))
  expect(sends).not.toContain(false)
  for (let second = 0; second < 600; second += 1) {
    vi.advanceTimersByTime(1_000)
    const isMessage = second % MESSAGE_LIMIT.windowSeconds < MESSAGE_LIMIT.messages / 10
    const said = [...Array<typeof sign>(20).fill(sign), ...(isMessage ? [longest] : [])]
    expect(said.map(allowPacket)).not.toContain(false)
  }
})

test('a client beyond that is cut, the sooner the longer its messages', () => {
  const flood = (packet: typeof sign, perSecond: number) => {
    const { allowPacket } = authenticated()
    for (let sent = 0; sent < 2_000; sent += 1) {
      vi.advanceTimersByTime(1_000 / perSecond)
      if (!allowPacket(packet)) return sent
    }
    return Infinity
  }
  expect(flood(sign, 40)).toBe(Infinity)
  expect(flood(sign, 100)).toBeLessThan(1_000)
  expect(flood({ data: 'x'.repeat(32_000) }, 100)).toBeLessThan(20)
})
