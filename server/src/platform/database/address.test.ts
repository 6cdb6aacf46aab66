import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { AddressError, readAddress } from './address.ts'

const certificate = fileURLToPath(new URL('../../../test/certificates/localhost.crt', import.meta.url))

test.each([
  ['postgres://u:p%40ss@db.example/ozi', [{ host: 'db.example', port: 5432 }], false],
  [
    'postgresql://u@h1:1,h2:2,[::1]:3/ozi',
    [1, 2, 3].map((port) => ({ host: ['h1', 'h2', '::1'][port - 1], port })),
    true,
  ],
  [
    'postgres://u@h1:1,h2/ozi?target_session_attrs=any',
    [
      { host: 'h1', port: 1 },
      { host: 'h2', port: 5432 },
    ],
    false,
  ],
  [
    'postgres:///ozi?host=a,b&port=1,2',
    [
      { host: 'a', port: 1 },
      { host: 'b', port: 2 },
    ],
    true,
  ],
  ['postgres://u@h/ozi?target_session_attrs=read-write', [{ host: 'h', port: 5432 }], true],
  ['postgres://u@localhost:7/ozi?host=/run/pg', [{ path: '/run/pg/.s.PGSQL.7' }], false],
  ['postgres://u@%2Frun%2Fpg/ozi', [{ path: '/run/pg/.s.PGSQL.5432' }], false],
])('%s leads to its hosts', (url, hosts, needsPrimary) => {
  expect(readAddress(url)).toMatchObject({ hosts, needsPrimary, database: 'ozi' })
})

test('user and password are taken as they were meant', () => {
  expect(readAddress('postgres://u:p%40s%2Fs@h1,h2/ozi')).toMatchObject({ user: 'u', password: 'p@s/s' })
})

test.each([
  ['sslmode=verify-full&sslrootcert=/no/such/file', 'sslrootcert cannot be read: ENOENT'],
  ['sslmode=prefer', 'sslmode is one of disable, require, verify-ca, verify-full, no-verify'],
  ['sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
  [`sslrootcert=${certificate}`, 'with certificates, say sslmode'],
  ['target_session_attrs=standby', 'target_session_attrs is one of any, read-write, primary'],
  ['ssl_mode=require', 'ssl_mode is not known'],
  ['host=a,b,c&port=1,2', 'as many ports as hosts'],
])('%s is refused in one line', (query, reason) => {
  const read = () => readAddress(`postgres://u:secret@h/ozi?${query}`)
  expect(read).toThrow(AddressError)
  expect(read).toThrow(reason)
  expect(read).not.toThrow(/secret|\n/)
})
