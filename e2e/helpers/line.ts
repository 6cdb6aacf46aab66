import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A connection between a browser and Ozi that can be cut and restored; pages themselves always load. */
export interface Line {
  readonly url: string
  /** Cuts calls and sockets. */
  readonly lose: () => void
  readonly giveBack: () => void
  readonly close: () => void
}

const isLive = ({ url }: IncomingMessage) => /^\/(api|socket\.io)\//.test(url ?? '')

export async function openLine(to: string): Promise<Line> {
  const port = Number(new URL(to).port)
  let isLost = false
  const standing = new Set<Duplex>()

  function hand(asked: IncomingMessage, answer: ServerResponse): void {
    if (isLost && isLive(asked)) return void asked.socket.destroy()
    const { method, url, headers } = asked
    const onward = request({ host: 'localhost', port, method, path: url, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    onward.once('error', () => answer.destroy())
    if (isLive(asked) && !standing.has(asked.socket)) {
      standing.add(asked.socket)
      asked.socket.once('close', () => standing.delete(asked.socket))
    }
    asked.pipe(onward)
  }

  const server = createServer(hand)
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isLost) return void socket.destroy()
    const onward = connect(port, 'localhost', () => {
      const headers = asked.rawHeaders
        .map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`))
        .join('')
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    standing.add(socket)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      end.on('error', () => other.destroy())
      end.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose: () => {
      isLost = true
      for (const socket of standing) socket.destroy()
      standing.clear()
    },
    giveBack: () => {
      isLost = false
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
