import { once } from 'node:events'
import { connect as connectStream } from 'node:net'
import { MESSAGE_TEXT, SOCKET_PATH, TYPING } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { beginChat, codeOfAck, sayIn } from '../../../test/chat.ts'
import { connect, listen } from '../../../test/sockets.ts'

const app = await startAppForFile({ RATE_LIMITS: 'on' })
const address = await listen(app)
const ada = await app.customer()

const INTRODUCTION = `40${JSON.stringify({ token: 'A'.repeat(43) })}`
/** How engine.io separates packets in one payload. */
const BETWEEN = '\u001e'
const TEXT = 1
const PING = 9
const GONE_WITHIN_MS = 5_000

/** A websocket that speaks the protocol by hand, to send what no client library would. */
async function open() {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  const gone = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))
  await once(socket, 'message')
  return { socket, heard, isGone: () => Promise.race([gone.then(() => true), later()]) }
}

const later = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), GONE_WITHIN_MS))

// promise (operator): Floods over the socket are cut off, and normal use is not
test('a stranger who connects over and over is answered a few times, and cut', async () => {
  const { socket, heard, isGone } = await open()
  for (let sent = 0; sent < 20_000; sent += 1) socket.send(INTRODUCTION)
  expect(await isGone()).toBe(true)
  expect(heard.filter((packet) => packet.startsWith('44')).length).toBeLessThanOrEqual(5)
})

// promise (operator): Floods over the socket are cut off, and normal use is not
test('so is one who sends them together by polling', async () => {
  const url = `${address}${SOCKET_PATH}/?EIO=4&transport=polling`
  const opened = await (await fetch(url)).text()
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
  const say = (packets: string[]) =>
    fetch(`${url}&sid=${sid}`, { method: 'POST', body: packets.join(BETWEEN) }).then(
      ({ status }) => status,
      () => 'cut',
    )
  expect(await say([INTRODUCTION])).toBe(200)
  await say(Array<string>(100).fill(INTRODUCTION))
  expect(await say([INTRODUCTION])).toBe(400)
})

test('one who asks over and over for a websocket is answered, then cut', async () => {
  const opened = await (await fetch(`${address}${SOCKET_PATH}/?EIO=4&transport=polling`)).text()
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
  const url = `${address.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket&sid=${sid}`
  const socket = new WebSocket(url)
  let answers = 0
  socket.addEventListener('message', () => (answers += 1))
  const gone = new Promise<boolean>((resolve) => socket.addEventListener('close', () => resolve(true)))
  await once(socket, 'open')
  for (let sent = 0; sent < 1_000; sent += 1) socket.send('2probe')
  expect(await Promise.race([gone, later()])).toBe(true)
  expect(answers).toBeLessThan(10)
})

/** A websocket on a raw TCP stream, which answers nothing by itself. */
async function openStream() {
  const { port } = new URL(address)
  const stream = connectStream(Number(port), '127.0.0.1')
  stream.write(
    `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  )
  await once(stream, 'data')
  const heard: Buffer[] = []
  stream.on('data', (bytes: Buffer) => heard.push(bytes))
  const frame = (opcode: number, text: string) =>
    Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
  return { stream, frame, text: () => Buffer.concat(heard).toString('latin1') }
}

test('pings of the websocket itself are not answered', async () => {
  const { stream, frame, text } = await openStream()
  stream.write(Buffer.concat([frame(PING, 'are you there'), frame(TEXT, INTRODUCTION)]))
  await expect.poll(text).toContain('UNAUTHENTICATED')
  expect(text()).not.toContain('are you there')
  stream.destroy()
})

test('whoever never says goodbye is not waited for', { timeout: 20_000 }, async () => {
  const { stream, frame } = await openStream()
  stream.write(frame(TEXT, '42["typing",{}]'))
  await once(stream, 'close')
})

// promise (operator): Floods over the socket are cut off, and normal use is not
test('a member who goes on after being told to wait is cut', async () => {
  const adas = await connect(address, ada.token)
  // The client reads every answer: it is cut for sending too much, not for leaving answers unread.
  for (let round = 0; round < 20 && adas.socket.connected; round += 1) {
    const signs = Array.from({ length: 100 }, () => adas.sayAnything('typing', {}))
    await Promise.race([Promise.all(signs), adas.cut])
    for (const sign of signs) sign.catch(() => undefined)
  }
  expect(await adas.cut).toMatch(/^transport/)
})

test('whoever leaves does not keep an empty connection', async () => {
  const { socket, isGone } = await open()
  socket.send(`40${JSON.stringify({ token: ada.token })}`)
  await once(socket, 'message')
  socket.send('41')
  expect(await isGone()).toBe(true)
})

test('a member who types all the while is not', async () => {
  const adas = await connect(address, ada.token)
  const signs = Math.ceil((10 * 1_000) / TYPING.renewMs)
  const acks = await Promise.all(Array.from({ length: 5 * signs }, () => adas.sayAnything('typing', {})))
  expect(acks).toHaveLength(5 * signs)
  expect(adas.socket.connected).toBe(true)
  adas.close()
})

// promise (operator): Floods over the socket are cut off, and normal use is not
test('the longest message is accepted, a longer one is told why', async () => {
  const chat = await beginChat(ada)
  const adas = await connect(address, ada.token)
  for (const letter of ['\u1ecb', '\u{1f6f5}', '"', '\\']) {
    const content = letter.repeat(MESSAGE_TEXT.max / letter.length)
    expect((await sayIn(adas, chat, content)).content).toBe(content)
  }
  const refused = async (content: string) =>
    codeOfAck(await adas.sayAnything('send_message', { conversationId: chat._id, content }))
  // JSON takes six bytes for each of these characters: more than for any text that may be stored.
  expect(await refused('\u0001'.repeat(MESSAGE_TEXT.max))).toBe('VALIDATION')
  expect(await refused('\u{1f6f5}'.repeat(2 * MESSAGE_TEXT.max))).toBe('VALIDATION')
  void refused('['.repeat(33 * 1024)).catch(() => undefined)
  expect(await adas.cut).toMatch(/^transport/)
})
