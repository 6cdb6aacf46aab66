import { expect, test } from 'vitest'
import { isPublicAddress, PrivateAddress, publicAddresses } from './public-address.ts'

const rule = { allowsLoopback: false }

test.each(['8.8.8.8', '142.250.1.188', '2a00:1450:4007:80c::200a'])('asks %s', (address) =>
  expect(isPublicAddress(address, rule)).toBe(true),
)

// promise (operator): A push never leads into the server's own network
test.each([
  ...[
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    'fe80::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'ozi.test',
  ],
])('does not ask %s', (address) => expect(isPublicAddress(address, rule)).toBe(false))

test('a name that leads to this machine is refused, unless tests allow it', async () => {
  await expect(publicAddresses('localhost', rule)).rejects.toThrow(PrivateAddress)
  await expect(publicAddresses('[::1]', rule)).rejects.toThrow(PrivateAddress)
  expect(await publicAddresses('localhost', { allowsLoopback: true })).not.toEqual([])
})
