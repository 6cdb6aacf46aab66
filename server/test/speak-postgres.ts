import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

/** Just enough of PostgreSQL's protocol: one answer to the first message, another to all later ones. */
export async function speakPostgres(
  onStartup: () => Buffer,
  onQuery: () => Buffer = () => Buffer.alloc(0),
): Promise<Server> {
  const server = createServer((socket) => {
    let isStarted = false
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const answer = isStarted ? onQuery() : onStartup()
      if (isStarted && data[0] === 'X'.charCodeAt(0)) return socket.end()
      isStarted = true
      return socket.write(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export function urlOf(server: Server) {
  const { port } = server.address() as AddressInfo
  return { kind: 'url', url: `postgres://x@127.0.0.1:${port}/x` } as const
}

export function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

export const refusal = (code: string, text: string) =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))

export const ready = message('Z', Buffer.from('I'))
export const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
