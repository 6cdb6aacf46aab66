import { loadavg } from 'node:os'
import { pathToFileURL } from 'node:url'
import { compareDelivery } from './chat/delivery.ts'
import { openChatDatabase } from './chat/database.ts'
import { startBareNode, startNode, type ServerNode } from './chat/nodes.ts'
import { seedChat } from './chat/people.ts'

const CUSTOMERS = 990
const STAFF = 10

/**
 * The support chat beside bare Socket.IO that first inserts the same rows: how soon the other side gets a
 * message, with one server process and with two on one database; and whether 1,000 messages a second are lost.
 */
export async function run(): Promise<void> {
  await using database = await openChatDatabase()
  const people = await seedChat(database.sql, { customers: CUSTOMERS, staff: STAFF })
  for (const count of [1, 2]) {
    const ours = await startAll(count, () => startNode(database.connection, database.dataDir))
    const bare = await startAll(count, () => startBareNode(database.connection, count))
    await compareDelivery(count === 1 ? 'one server process' : 'two server processes', people, [
      { name: 'Ozi', nodes: ours },
      { name: 'bare Socket.IO', nodes: bare },
    ])
    await stopAll([...ours, ...bare])
  }
  console.log(
    `load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
}

async function startAll(count: number, start: () => Promise<ServerNode>): Promise<ServerNode[]> {
  const nodes: ServerNode[] = []
  for (let index = 0; index < count; index += 1) nodes.push(await start())
  return nodes
}

async function stopAll(nodes: readonly ServerNode[]): Promise<void> {
  for (const node of nodes) await node.stop()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
