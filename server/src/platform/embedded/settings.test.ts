import { expect, test } from 'vitest'
import { machineMemory, serverSettings } from './settings.ts'

const GB = 1024 ** 3

const settingsFor = (memoryBytes: number, unsafeFast = false) =>
  serverSettings({ socketDir: '/tmp', hba: '/hba', ident: '/ident', unsafeFast, memoryBytes })

test.each([
  [0.5, '64MB', '256MB'],
  [2, '256MB', '1024MB'],
  [64, '1024MB', '32768MB'],
])('with %s GB the database keeps %s itself and expects %s of cache', (gigabytes, own, cached) => {
  expect(settingsFor(gigabytes * GB)).toEqual(
    expect.arrayContaining([`shared_buffers=${own}`, `effective_cache_size=${cached}`]),
  )
})

test('throw-away databases stay small on every machine', () => {
  expect(settingsFor(64 * GB, true)).toContain('shared_buffers=128MB')
})

test('the memory of this machine is known', () => {
  expect(machineMemory()).toBeGreaterThan(GB / 4)
})
