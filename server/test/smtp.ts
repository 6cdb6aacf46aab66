import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A test's mail server: down until it is opened and after it is closed, always at the same address. */
export interface TestMailServer {
  readonly url: string
  /** The mails that arrived, oldest first. */
  readonly mails: Email[]
  /** Returns the error with which a recipient is refused, or null. */
  refuse: ((recipient: string) => Error | null) | undefined
  open(): Promise<void>
  close(): Promise<void>
}

export async function testMailServer(): Promise<TestMailServer> {
  const port = await freePort()
  let running: SMTPServer | undefined
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: undefined,
    async open() {
      running = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onRcptTo: ({ address }, _session, done) => done(server.refuse?.(address) ?? null),
        onData(stream, _session, done) {
          const parts: Buffer[] = []
          stream.on('data', (part: Buffer) => parts.push(part))
          stream.on('end', () => {
            void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
              server.mails.push(mail)
              done()
            })
          })
        },
      })
      await once(running.listen(port, '127.0.0.1'), 'listening')
    },
    async close() {
      const closing = running
      running = undefined
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
  }
  return server
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
