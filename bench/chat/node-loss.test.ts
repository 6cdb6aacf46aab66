import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts'
import { loseNode } from './node-loss.ts'
import { startNode } from './nodes.ts'
import { seedChat } from './people.ts'

const WRITERS = 20
const EACH = 50

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-chat-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('when one of two servers is killed, no message is lost or doubled', async () => {
  const people = await seedChat(database.sql, { customers: WRITERS, staff: 1 })
  const staying = await startNode(database.connection, dataDir)
  const going = await startNode(database.connection, dataDir)
  try {
    const { resumedMs, ...figures } = await loseNode([staying, going], people.customers, EACH)
    expect(figures).toEqual({ acknowledged: WRITERS * EACH, lost: 0, doubled: 0, disordered: 0 })
    expect(resumedMs).toBeGreaterThan(0)
    const [stored] = await database.sql<{ messages: number }[]>`
      select count(*) as messages from messages where sequence > 1`
    expect(stored?.messages).toBe(WRITERS * EACH)
  } finally {
    await staying.stop()
    await going.kill()
  }
})
