import { expect, test } from 'vitest'
import { compareStored, longestGapMs } from '../bench/helpers/acknowledged.ts'
import { readTask } from './cluster/arguments.ts'
import { haproxyConfig } from './cluster/haproxy.ts'
import { whatIsMissing } from './cluster/programs.ts'

test('a cluster runs, or does one of its tasks', () => {
  expect([[], ['--check'], ['--bench'], ['--journeys']].map(readTask)).toEqual([
    ...['run', 'check', 'bench', 'journeys'],
  ])
  expect(() => readTask(['--check', '--bench'])).toThrow('Choose one: --check, --bench.')
  expect(() => readTask(['--chek'])).toThrow("Unknown option '--chek'")
})

test('programs that are missing are named in one line', () => {
  expect(whatIsMissing('', [])).toBe('Missing: install redis-server haproxy openssl.')
})

test('HAProxy’s example serves three servers, on this machine alone', () => {
  const config = haproxyConfig({ http: 8080, https: 8443, servers: [3001, 3002, 3003] }, '/tmp/both.pem')
  expect(config.match(/^ *(bind|server) .*$/gm)?.map((line) => line.trim())).toEqual([
    'bind 127.0.0.1:8080',
    'bind 127.0.0.1:8443 ssl crt /tmp/both.pem alpn h2,http/1.1',
    'server ozi1 127.0.0.1:3001 cookie ozi1',
    'server ozi2 127.0.0.1:3002 cookie ozi2',
    'server ozi3 127.0.0.1:3003 cookie ozi3',
  ])
})

test('what was acknowledged and is not stored is lost', () => {
  const stored = ['a', 'b', 'b', 'unasked']
  expect(compareStored(new Set(['a', 'b', 'c']), stored)).toEqual({
    ...{ acknowledged: 3, stored: 4, lost: 1, doubled: 1 },
  })
  expect(longestGapMs([30, 10, 15])).toBe(15)
  expect(longestGapMs([])).toBe(0)
})
