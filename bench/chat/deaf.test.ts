import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../server/test/database.ts'
import { writeToDeaf } from './deaf.ts'
import { startNode } from './nodes.ts'
import { seedChat } from './people.ts'

const MOST_MB = 50

test('a client that never reads is dropped, and catches up later', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ozi-chat-'))
  const node = await startNode(database.connection, dataDir)
  try {
    const { grownMb, ...figures } = await writeToDeaf(
      node,
      await seedChat(database.sql, { customers: 20, staff: 1 }),
    )
    expect(figures).toEqual({ isDropped: true, missing: 0 })
    expect(grownMb).toBeLessThan(MOST_MB)
  } finally {
    await node.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 180_000)
