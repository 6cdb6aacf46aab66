import pg from 'pg'
import { loginOf } from './address.ts'
import type { DatabaseServer } from './server.ts'
import { DatabaseStream } from './stream.ts'

/**
 * Asks the server, on a connection of its own, which of its sessions work. A session that waits for its client does
 * not. Null if the numbers of sessions are not the server's own, as behind a pooler.
 */
export async function readWorkingSessions(server: DatabaseServer): Promise<ReadonlySet<number> | null> {
  const { connectMs } = server.patience
  const client = new pg.Client({
    ...loginOf(server.address),
    ssl: false,
    application_name: 'ozi sessions',
    stream: () => new DatabaseStream(server),
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where wait_event_type is distinct from 'Client'",
    )
    const working = new Set(rows.map(({ pid }) => pid))
    // This session works, or it has another number.
    return working.has((client as pg.Client & { processID: number }).processID) ? working : null
  } finally {
    void client.end().catch(() => {})
  }
}
