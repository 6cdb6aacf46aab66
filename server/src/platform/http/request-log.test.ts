import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './server.ts'

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example:587',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'correct horse battery',
  DATA_KEY: 'a secret that is long enough to keep',
  PUBLIC_URL: 'https://ozi.example',
  MAIL_FROM: 'ozi@ozi.example',
  SUPPORT_EMAIL: 'support@ozi.example',
}

// promise (operator): A line of the log names the route and its result, and nothing personal
test.each([
  ['in production', production, ['answered']],
  ['at somebody’s terminal', {}, []],
])('%s a log of the usual level has what requests came to', async (_where, environment, expected) => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const server = await createHttpServer(readConfig(environment), createLog('info', sink))
  server.get('/here/:id', async () => 'here')
  server.get('/metrics', async () => 'figures')
  await server.inject('/here/42?search=secret')
  await server.inject('/metrics')
  await server.close()
  const said = lines.map((line) => JSON.parse(line) as { msg: string; route: string })
  expect(said.map(({ msg }) => msg)).toEqual(expected)
  for (const { route } of said) expect(route).toBe('/here/:id')
})

const PROXYS = '7d0f3c1e5a9b4c2d'

// promise (operator): A trusted proxy’s request id is kept, so that both logs name a request alike
test.each([
  ['of a trusted proxy is taken', '1', PROXYS, PROXYS],
  ['of anybody else is not', 'off', PROXYS, expect.stringMatching(/^[0-9a-f]{12}$/)],
  ['of a proxy elsewhere is not', '10.0.0.1', PROXYS, expect.stringMatching(/^[0-9a-f]{12}$/)],
  ['that is no id is not', '1', 'two words of mine', expect.stringMatching(/^[0-9a-f]{12}$/)],
])('an x-request-id %s', async (_which, trusted, given, expected) => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const server = await createHttpServer(readConfig({ TRUST_PROXY: trusted }), log)
  server.get('/here', async () => {
    log.info('work of a service')
    return 'here'
  })
  const { headers } = await server.inject({ url: '/here', headers: { 'x-request-id': given } })
  await server.close()
  expect(headers['x-request-id']).toEqual(expected)
  const said = lines.map((line) => JSON.parse(line) as { reqId?: string })
  expect(said.map(({ reqId }) => reqId)).toEqual([headers['x-request-id'], headers['x-request-id']])
  for (const line of lines) expect(line.match(/reqId/g)).toHaveLength(1)
})
