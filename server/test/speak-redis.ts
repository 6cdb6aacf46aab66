import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Just enough of Redis for what Ozi sends: counters that expire, and messages to subscribers. */
export interface FakeRedis {
  readonly url: string
  /** Ends all connections and refuses new ones. */
  readonly goAway: () => Promise<void>
  /** Accepts connections again at the same address, with nothing stored. */
  readonly comeBack: () => Promise<void>
}

interface Counter {
  count: number
  readonly endsAt: number
}

const simple = (text: string) => `+${text}\r\n`
const integer = (value: number) => `:${value}\r\n`
const bulk = (value: string | null) => (value === null ? '$-1\r\n' : `$${value.length}\r\n${value}\r\n`)
const array = (...replies: string[]) => `*${replies.length}\r\n${replies.join('')}`

export async function speakRedis(): Promise<FakeRedis> {
  const counters = new Map<string, Counter>()
  const subscribers = new Map<Socket, { channels: Set<string>; patterns: Set<string> }>()
  let server: Server
  let port = 0

  function counterOf(key: string): Counter | undefined {
    const counter = counters.get(key)
    return counter && counter.endsAt > Date.now() ? counter : undefined
  }

  /** Does what the script of rate-limiter-flexible does. */
  function increase([key = '', points, seconds]: string[]): string {
    const counter = counterOf(key) ?? { count: 0, endsAt: Date.now() + Number(seconds) * 1000 }
    counter.count += Number(points)
    counters.set(key, counter)
    return array(integer(counter.count), integer(counter.endsAt - Date.now()))
  }

  function publish(channel: string, message: string): string {
    let heard = 0
    for (const [socket, { channels, patterns }] of subscribers) {
      if (channels.has(channel)) send(socket, array(bulk('message'), bulk(channel), bulk(message)))
      for (const pattern of patterns) {
        if (!channel.startsWith(pattern.replace('*', ''))) continue
        send(socket, array(bulk('pmessage'), bulk(pattern), bulk(channel), bulk(message)))
      }
      heard += 1
    }
    return integer(heard)
  }

  function subscribe(socket: Socket, kind: 'subscribe' | 'psubscribe', names: string[]): string {
    const own = subscribers.get(socket) ?? { channels: new Set(), patterns: new Set() }
    subscribers.set(socket, own)
    const reply = (name: string) => {
      ;(kind === 'subscribe' ? own.channels : own.patterns).add(name)
      return array(bulk(kind), bulk(name), integer(own.channels.size + own.patterns.size))
    }
    return names.map(reply).join('')
  }

  function answer(socket: Socket, [command = '', ...args]: string[]): string {
    const [key = '', value = ''] = args
    switch (command.toLowerCase()) {
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n')
      case 'eval':
      case 'evalsha':
        return increase(args.slice(2))
      case 'get':
        return bulk(counterOf(key)?.count.toString() ?? null)
      case 'pttl':
        return integer((counterOf(key)?.endsAt ?? -2) - Date.now())
      case 'del':
        return integer(Number(counters.delete(key)))
      case 'publish':
        return publish(key, value)
      case 'subscribe':
      case 'psubscribe':
        return subscribe(socket, command.toLowerCase() as 'subscribe' | 'psubscribe', args)
      default:
        return simple('OK')
    }
  }

  function serve(socket: Socket): void {
    let received = ''
    let queued: string[] | undefined
    socket.on('error', () => {})
    socket.on('close', () => subscribers.delete(socket))
    socket.on('data', (data) => {
      received += data.toString('latin1')
      for (let read = readCommand(received); read; read = readCommand(received)) {
        received = received.slice(read.length)
        const command = read.words[0]?.toLowerCase()
        if (command === 'multi') {
          queued = []
          send(socket, simple('OK'))
        } else if (command === 'exec') {
          send(socket, array(...(queued ?? [])))
          queued = undefined
        } else if (queued) {
          queued.push(answer(socket, read.words))
          send(socket, simple('QUEUED'))
        } else send(socket, answer(socket, read.words))
      }
    })
  }

  const sockets = new Set<Socket>()
  async function listen(): Promise<void> {
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      serve(socket)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await listen()

  return {
    url: `redis://:secret@127.0.0.1:${port}`,
    async goAway() {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
    async comeBack() {
      counters.clear()
      await listen()
    },
  }
}

/** Each character stands for a byte. */
function send(socket: Socket, reply: string): void {
  socket.write(Buffer.from(reply, 'latin1'))
}

/** The first whole command of the bytes received, as its words. */
function readCommand(received: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(received)
  if (!head) return null
  const words: string[] = []
  let at = head[0].length
  for (let count = Number(head[1]); count > 0; count -= 1) {
    const size = /^\$(\d+)\r\n/.exec(received.slice(at, at + 20))
    if (!size) return null
    const begins = at + size[0].length
    const ends = begins + Number(size[1])
    if (received.length < ends + 2) return null
    words.push(received.slice(begins, ends))
    at = ends + 2
  }
  return { words, length: at }
}
