import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../server/test/database.ts'
import { startNode } from './nodes.ts'
import { seedChat } from './people.ts'
import { storm } from './storm.ts'

/** `npm run bench -- chat` does the same with 5,000. */
const CUSTOMERS = 400

test('calls are answered while all clients reconnect at once', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-chat-'))
  const people = await seedChat(database.sql, { customers: CUSTOMERS, staff: 1 })
  // This customer's session is ended below, and must not be accepted when all reconnect.
  const [ended] = people.customers.slice(-1)
  const node = await startNode(database.connection, dataDir)
  try {
    const all = await storm(node, people)
    expect(all).toMatchObject({ sockets: CUSTOMERS + 1, connected: CUSTOMERS + 1, refused: 0 })
    expect(all.calls.failed).toBe(0)
    expect(all.calls.count).toBeGreaterThan(0)
    await database.sql`delete from sessions where account_id = ${ended?.accountId ?? ''}`
    await expect(storm(node, people)).rejects.toThrow('UNAUTHENTICATED')
  } finally {
    await node.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
