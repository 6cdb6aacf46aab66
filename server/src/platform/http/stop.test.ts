import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'

test('a stop does not wait for connections that nothing has come over', async () => {
  const app = await startTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const ahead = connect(port, '127.0.0.1')
  await Promise.all([once(ahead, 'connect'), once(app.server.server, 'connection')])
  const stopping = app.stop()
  const ended = await Promise.race([once(ahead, 'close').then(() => 'ended'), sleep(10_000, 'still open')])
  ahead.destroy()
  await stopping
  expect(ended).toBe('ended')
})
