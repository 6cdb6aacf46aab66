import { rm } from 'node:fs/promises'
import path from 'node:path'
import { newDataDir } from '../../e2e/helpers/ozi.ts'
import {
  closeDatabase,
  migrate,
  openDatabase,
  startEmbedded,
  type DatabaseConnection,
  type Sql,
} from '../../server/src/platform/database/index.ts'
import { createBareTable } from './bare-store.ts'

/** A temporary database for a benchmark, shared by several servers; removed on disposal. */
interface ChatDatabase extends AsyncDisposable {
  readonly connection: DatabaseConnection
  readonly sql: Sql
  /** The DATA_DIR that its servers share. */
  readonly dataDir: string
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

/** With the settings and durability of a real one. Also contains the yardstick's table. */
export async function openChatDatabase(): Promise<ChatDatabase> {
  const dataDir = await newDataDir()
  const stateRoot = path.join(dataDir, 'state')
  const embedded = await startEmbedded({ dataDir, stateRoot, log: quiet })
  const { connection } = embedded
  await migrate(connection, { log: quiet })
  const sql = openDatabase(connection, { max: 4, statementTimeoutMs: 60_000 })
  await createBareTable(sql)
  return {
    connection,
    sql,
    dataDir,
    async [Symbol.asyncDispose]() {
      await closeDatabase(sql)
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
