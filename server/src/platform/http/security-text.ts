import { DAY_MS } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** RFC 9116 asks for less than a year. Each answer counts from its own day. */
const VALID_DAYS = 180

/** Says to whom somebody reports a weakness, where researchers look for it (RFC 9116). */
export function serveSecurityText(server: FastifyInstance, config: Pick<Config, 'mail' | 'publicUrl'>): void {
  const path = '/.well-known/security.txt'
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${encodeURI(config.mail.support)}`,
      `Contact: ${config.publicUrl}/contact`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}${path}`,
    ]
    // The standard allows web addresses by https alone; a server without it is for trying out.
    const valid = lines.filter((line) => !line.includes(' http:'))
    return reply.type('text/plain; charset=utf-8').send(`${valid.join('\n')}\n`)
  })
}
