import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { listenFailure, requireFreeAddress, warnOfOpenHost } from './listening.ts'

const reasonFor = (host: string, port: number) =>
  requireFreeAddress({ host, port }).then(
    () => null,
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  )

// promise (operator): A wrong setting stops the start with one line
test('an address where nobody can listen names its setting in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(await reasonFor('127.0.0.1', port)).toBe(`PORT ${port} is already in use`)
  taken.close()
  await once(taken, 'close')
  expect(await reasonFor('127.0.0.1', port)).toBe(null)
  // Reserved for documentation: no machine has this address.
  expect(await reasonFor('192.0.2.1', 0)).toBe('HOST 192.0.2.1 is not an address of this machine')
  expect(await reasonFor('300.1.1.1', 0)).toBe('HOST 300.1.1.1 is not an address of this machine')
})

// promise (operator): A wrong setting stops the start with one line
test('a port for root only is named in one line, other faults stay whole', () => {
  const denied = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES' })
  expect(listenFailure(denied, { host: '0.0.0.0', port: 80 })).toEqual(
    new ConfigError('PORT 80 is not open to this user: choose one above 1023'),
  )
  const fault = new Error('what else')
  expect(listenFailure(fault, { host: '0.0.0.0', port: 80 })).toBe(fault)
})

test.each([
  ['0.0.0.0', false, 1],
  ['::', false, 1],
  ['127.0.0.1', false, 0],
  ['::1', false, 0],
  ['localhost', false, 0],
  ['0.0.0.0', true, 0],
])('HOST %s, in production %s, is warned of %i times', (host, isProduction, times) => {
  const warnings: string[] = []
  warnOfOpenHost({ host, isProduction }, (message) => warnings.push(message))
  expect(warnings).toHaveLength(times)
})
