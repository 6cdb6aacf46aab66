import { expect, test } from 'vitest'
import { announcementOf } from './announcement.ts'
import { readConfig } from './platform/config.ts'

const nobody = { admin: null, demo: null }

test('a worker says that it serves no pages, and where its health checks are', () => {
  const DATABASE_URL = 'postgres://the.database.of/the.test'
  const said = announcementOf(readConfig({ DATABASE_URL, PROCESS: 'worker', PORT: '3003' }), nobody)
  expect(said).toContain('A worker of Ozi runs: it does jobs and serves no pages.')
  expect(said).toContain('http://127.0.0.1:3003/api/v1/ready')
  expect(said).not.toContain('Ozi runs at')
})
