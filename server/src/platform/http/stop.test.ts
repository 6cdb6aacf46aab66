import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'

test.each([
  ['that nothing came over', ''],
  ['over which half a request came', 'POST /api/v1/quotes HTTP/1.1\r\nHost: localhost\r\n'],
])('a stop does not wait for connections %s', async (_name, sent) => {
  const app = await startTestApp({}, undefined, { lastAnswersMs: 1_500 })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.on('error', () => undefined)
  await Promise.all([once(client, 'connect'), once(app.server.server, 'connection')])
  if (sent !== '') {
    client.write(sent)
    await sleep(200)
  }
  const stopping = app.stop()
  const ended = await Promise.race([once(client, 'close').then(() => 'ended'), sleep(20_000, 'still open')])
  client.destroy()
  await stopping
  expect(ended).toBe('ended')
})
