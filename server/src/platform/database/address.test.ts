import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { AddressError, readAddress } from './address.ts'

const certificate = fileURLToPath(new URL('../../../test/certificates/localhost.crt', import.meta.url))

test.each([
  ['postgres://u:p%40ss@db.example/ozi', { host: 'db.example', port: 5432 }],
  ['postgresql://u@[::1]:3/ozi', { host: '::1', port: 3 }],
  ['postgres:///ozi?host=a&port=7', { host: 'a', port: 7 }],
  ['postgres://u@localhost:7/ozi?host=/run/pg', { host: '/run/pg', port: 7 }],
  ['postgres://u@%2Frun%2Fpg/ozi', { host: '/run/pg', port: 5432 }],
])('%s leads to its host', (url, place) => {
  expect(readAddress(url)).toMatchObject({ ...place, database: 'ozi' })
})

test('user and password are taken as they were meant', () => {
  expect(readAddress('postgres://u:p%40s%2Fs@h1/ozi')).toMatchObject({ user: 'u', password: 'p@s/s' })
})

test.each([
  ['sslmode=verify-full&sslrootcert=/no/such/file', 'it cannot be read: ENOENT'],
  ['sslmode=prefer', 'sslmode is one of disable, require, verify-ca, verify-full, no-verify'],
  ['sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
  [`sslrootcert=${certificate}`, 'with certificates, say sslmode'],
  ['target_session_attrs=primary', 'target_session_attrs is not known'],
  ['ssl_mode=require', 'ssl_mode is not known'],
  ['host=a,b', 'it names one host'],
])('%s is refused in one line', (query, reason) => {
  const read = () => readAddress(`postgres://u:secret@h/ozi?${query}`)
  expect(read).toThrow(AddressError)
  expect(read).toThrow(reason)
  expect(read).not.toThrow(/secret|\n/)
})
