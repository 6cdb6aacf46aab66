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
  await server.inject('/here/42?search=secret')
  await server.close()
  const said = lines.map((line) => JSON.parse(line) as { msg: string; route: string })
  expect(said.map(({ msg }) => msg)).toEqual(expected)
  for (const { route } of said) expect(route).toBe('/here/:id')
})
