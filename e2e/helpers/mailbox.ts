import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** A real SMTP server that stores the mails it receives. */
export class Mailbox {
  readonly #mails: ReceivedMail[] = []
  readonly #server: SMTPServer
  url = ''

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          void PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '', text = '' }) => {
            this.#mails.push({ to, subject, text })
            done()
          }, done)
        })
      },
    })
    // A client killed in the middle of a mail causes an error here; unhandled, it would end the run.
    this.#server.on('error', () => undefined)
  }

  /** @param port the port to listen on; 0 for any free one */
  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    this.url = `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  /** Mails to this address, oldest first. */
  to(address: string): ReceivedMail[] {
    return this.#mails.filter(({ to }) => to.includes(address))
  }

  /**
   * The newest mail to this address whose text matches; waits 30 s at most. A worker that could not fetch, or missed
   * that there is work, looks again after 15 s (platform/jobs).
   */
  async waitFor(address: string, pattern: RegExp, after = 0): Promise<string> {
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline) {
      const found = this.to(address)
        .slice(after)
        .map(({ text }) => pattern.exec(text)?.[0])
        .filter((match) => match !== undefined)
        .at(-1)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const others = this.to(address).map(({ subject }) => subject)
    throw new Error(`the mail did not come; to this address came: ${others.join(', ') || 'none'}`)
  }

  /** The newest six-digit code mailed to this address, ignoring the first `after` mails. */
  code(address: string, after = 0): Promise<string> {
    return this.waitFor(address, /\b\d{6}\b/, after)
  }
}
