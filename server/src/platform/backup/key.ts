import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { deriveKey } from '../data-key.ts'
import { codeOf } from '../database/failure.ts'
import { createEncryption, UnreadableError } from '../encryption.ts'
import type { Session } from './session.ts'

type KeySource = Pick<Config, 'dataKey' | 'dataDir'>

/** A column whose bytes were sealed under the data key, and what for. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly purpose: string
}

export const keyFileOf = (dataDir: string): string => path.join(dataDir, 'data.key')

/** The data key as the server reads it, but never made: null where there is none. */
export function presentKey({ dataKey, dataDir }: KeySource): string | null {
  if (dataKey !== undefined) return dataKey
  try {
    return readFileSync(keyFileOf(dataDir), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Tells one key from another and says nothing of either. */
export function fingerprintOf(key: string): string {
  return deriveKey({ dataKey: key, dataDir: '' }, 'fingerprint of the data key').toString('hex').slice(0, 16)
}

/** Whether the key opens what stands sealed in the database; so it does where nothing is sealed. */
export async function opensWhatIsSealed(
  session: Session,
  key: string,
  columns: readonly SealedColumn[],
): Promise<boolean> {
  const { open } = createEncryption({ dataKey: key, dataDir: '' })
  for (const { table, column, purpose } of columns) {
    const { rows } = await session.query<{ exists: string | null }>(
      `select to_regclass($1)::text as exists`,
      [`public.${table}`],
    )
    // A set of an older schema may not have the table yet.
    if (rows[0]?.exists === null) continue
    const sealed = await session.query<{ bytes: Buffer }>(
      `select ${column} as bytes from public.${table} where ${column} is not null limit 1`,
    )
    const bytes = sealed.rows[0]?.bytes
    if (bytes === undefined) continue
    try {
      open(bytes, purpose)
    } catch (error) {
      if (error instanceof UnreadableError) return false
      throw error
    }
  }
  return true
}
