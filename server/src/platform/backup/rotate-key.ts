import type { KeySource } from '../data-key.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { createEncryption, UnreadableError, type Encryption } from '../encryption.ts'
import { BackupFailure } from './failure.ts'
import type { SecretColumn } from './key.ts'
import { withSession, type Session } from './session.ts'

/** Few enough that the server, which may be writing these rows, does not notice. */
const BATCH = 200

interface RotateOptions {
  readonly connection: DatabaseConnection
  readonly config: KeySource
  readonly sealed: readonly SecretColumn[]
  readonly signal: AbortSignal
  readonly batch?: number
  /** Called after each commit. */
  readonly onBatch?: () => void
}

/**
 * Encrypts everything again that is not under the current key, and renews the fingerprints. Each batch is one
 * commit, so it may be stopped at any time: the next run goes on. The server may run meanwhile, if it has
 * both keys. Values that neither key opens stay as they are and are counted.
 *
 * @throws BackupFailure without DATA_KEY_OLD
 */
export async function rotateKey(
  options: RotateOptions,
): Promise<{ readonly rewritten: number; readonly unreadable: number }> {
  const { connection, config, sealed, signal } = options
  if (config.oldDataKey === undefined) {
    throw new BackupFailure('Set DATA_KEY to the new key and DATA_KEY_OLD to the old one first.')
  }
  const encryption = createEncryption(config)
  const counts = { rewritten: 0, unreadable: 0 }
  await withSession(connection, { name: 'ozi rotate-key', signal }, async (session) => {
    for (const column of sealed) {
      let after: string | null = null
      do {
        signal.throwIfAborted()
        await session.query('begin')
        const { last, rewritten, unreadable } = await rewriteBatch(session, encryption, column, {
          after,
          batch: options.batch ?? BATCH,
        })
        await session.query('commit')
        counts.rewritten += rewritten
        counts.unreadable += unreadable
        after = last
        options.onBatch?.()
      } while (after !== null)
    }
  })
  return counts
}

/** @returns whether the database has anything that is not under the current key */
export async function isAnythingUnderAnotherKey(
  session: Session,
  config: KeySource,
  sealed: readonly SecretColumn[],
): Promise<boolean> {
  const head = createEncryption(config).currentHead()
  for (const { table, column } of sealed) {
    const { rows } = await session.query(
      `select from public.${table} where ${isUnderAnother(column)} limit 1`,
      [head],
    )
    if (rows.length > 0) return true
  }
  return false
}

/** SQL that is true for a value under another key than `$1`. It is not true for NULL. */
const isUnderAnother = (column: string): string =>
  `substring(${column} from 1 for octet_length($1::bytea)) <> $1::bytea`

/** @returns the last id, or null if there are no more rows after this batch */
async function rewriteBatch(
  session: Session,
  { currentHead, open, seal, fingerprint: fingerprintOf }: Encryption,
  { table, id, column, fingerprint, purpose }: SecretColumn,
  { after, batch }: { readonly after: string | null; readonly batch: number },
) {
  const { rows } = await session.query<{ id: string; bytes: Buffer }>(
    `select ${id} as id, ${column} as bytes from public.${table}
      where ${isUnderAnother(column)} and ($2::uuid is null or ${id} > $2)
      order by ${id} limit $3 for update`,
    [currentHead(), after, batch],
  )
  const alsoFingerprint = fingerprint === undefined ? '' : `, ${fingerprint} = $3`
  let unreadable = 0
  for (const row of rows) {
    const text = textOf(open, row.bytes, purpose)
    if (text === null) unreadable += 1
    else {
      const values = [row.id, seal(text, purpose)]
      if (fingerprint !== undefined) values.push(fingerprintOf(text, purpose))
      await session.query(
        `update public.${table} set ${column} = $2${alsoFingerprint} where ${id} = $1`,
        values,
      )
    }
  }
  const last = rows.length < batch ? null : (rows.at(-1)?.id ?? null)
  return { last, rewritten: rows.length - unreadable, unreadable }
}

function textOf(open: Encryption['open'], bytes: Buffer, purpose: string): string | null {
  try {
    return open(bytes, purpose)
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
