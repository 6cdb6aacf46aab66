import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import type { DatabaseConnection } from '../src/platform/database/index.ts'

/** A network between us and a database, which can hold all packets back without closing anything. */
export interface PausableProxy {
  /** The database through the proxy. */
  readonly connection: DatabaseConnection & { kind: 'url' }
  pause(): void
  /** Holds those of the connections that are open now; new ones pass. */
  pauseOpen(): void
  resume(): void
  close(): void
}

export async function openPausableProxy(to: DatabaseConnection): Promise<PausableProxy> {
  if (to.kind !== 'socket') throw new Error('the tests’ database is reached by its socket')
  const path = join(to.socketDir, `.s.PGSQL.${to.port}`)
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  let isHeld = false

  function forward(from: Socket, onto: Socket): void {
    from.on('data', (chunk) => {
      const pass = () => void onto.write(chunk)
      if (isHeld || lost.has(from)) waiting.add(pass)
      else pass()
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      onto.destroy()
    })
    sockets.add(from)
  }
  const server = createServer((near) => {
    const far = connect({ path })
    forward(near, far)
    forward(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { kind: 'url', url: `postgres://${to.user}@127.0.0.1:${port}/${to.database}` },
    pause: () => void (isHeld = true),
    pauseOpen() {
      for (const socket of sockets) lost.add(socket)
    },
    resume() {
      isHeld = false
      for (const socket of sockets) lost.delete(socket)
      for (const pass of waiting) pass()
      waiting.clear()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
