import { rm } from 'node:fs/promises'
import path from 'node:path'
import { newDataDir } from '../../e2e/support/ozi.ts'
import {
  closeDatabase,
  migrate,
  openDatabase,
  startEmbedded,
  type DatabaseConnection,
  type Sql,
} from '../../server/src/platform/database/index.ts'

/** A database of a benchmark's own, for several servers; goes with it. */
export interface ChatDatabase extends AsyncDisposable {
  readonly connection: DatabaseConnection
  readonly sql: Sql
  /** What the servers on it share. */
  readonly dataDir: string
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

/** Settings and durability are those of a real one. Holds the yardstick's table beside ours. */
export async function openChatDatabase(): Promise<ChatDatabase> {
  const dataDir = await newDataDir()
  const stateRoot = path.join(dataDir, 'state')
  const embedded = await startEmbedded({ dataDir, stateRoot, log: quiet })
  const { connection } = embedded
  await migrate(connection, { log: quiet })
  const sql = openDatabase(connection, { max: 4, statementTimeoutMs: 60_000 })
  // Tables made like another take its checks and indexes along, not what it refers to.
  await sql`
    create table bare_messages (
      like messages including all,
      foreign key (conversation_id) references conversations,
      foreign key (sender_id) references accounts
    )`
  await sql`create sequence bare_sequence`
  return {
    ...{ connection, sql, dataDir },
    async [Symbol.asyncDispose]() {
      await closeDatabase(sql)
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
