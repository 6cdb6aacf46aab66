import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { deriveKey } from '../data-key.ts'
import { codeOf } from '../database/failure.ts'
import { createEncryption, UnreadableError } from '../encryption.ts'
import { BackupFailure } from './failure.ts'
import type { Session } from './session.ts'

type KeySource = Pick<Config, 'dataKey' | 'dataDir'>

/** A column with values that are encrypted under the data key, and the purpose they are encrypted for. */
export interface SecretColumn {
  readonly table: string
  /** The primary key, one column. */
  readonly id: string
  readonly column: string
  /** The column of the text's fingerprint, if it has one. */
  readonly fingerprint?: string
  readonly purpose: string
}

export const keyFileOf = (dataDir: string): string => path.join(dataDir, 'data.key')

/** The data key that the server would read, without creating one; null if there is none. */
export function presentKey({ dataKey, dataDir }: KeySource): string | null {
  if (dataKey !== undefined) return dataKey
  try {
    return readFileSync(keyFileOf(dataDir), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Tells keys apart without revealing anything about them. */
export function fingerprintOf(key: string): string {
  return deriveKey({ dataKey: key, dataDir: '' }, 'fingerprint of the data key').toString('hex').slice(0, 16)
}

/**
 * The key for a restored installation: the one that was backed up, or the same key if the installation has it.
 * @throws BackupFailure if there is none, or another one
 */
export async function chooseKey(
  { isIncluded, fingerprint }: { readonly isIncluded: boolean; readonly fingerprint: string },
  config: KeySource,
  readKept: () => Promise<string>,
): Promise<{ key: string; isNew: boolean }> {
  const present = presentKey(config)
  if (present !== null) {
    if (fingerprintOf(present) === fingerprint) return { key: present, isNew: false }
    const where = config.dataKey === undefined ? keyFileOf(config.dataDir) : 'DATA_KEY'
    throw new BackupFailure(`${where} is not the data key that the backup was taken with.`)
  }
  if (!isIncluded) {
    throw new BackupFailure(
      `The backup was taken without its data key: set DATA_KEY to it, or put it at ${keyFileOf(config.dataDir)}.`,
    )
  }
  const kept = await readKept()
  if (fingerprintOf(kept) === fingerprint) return { key: kept, isNew: true }
  throw new BackupFailure('The key in the backup is not the data key that the backup was taken with.')
}

export async function writeKeyFile(dataDir: string, key: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(keyFileOf(dataDir), key, { flag: 'wx', mode: 0o600, flush: true })
}

/** True if the key, or that of DATA_KEY_OLD, decrypts what is encrypted in the database; true if nothing is. */
export async function opensSecrets(
  session: Session,
  key: { readonly dataKey: string; readonly oldDataKey?: string | undefined },
  columns: readonly SecretColumn[],
): Promise<boolean> {
  const { open } = createEncryption({ dataKey: key.dataKey, oldDataKey: key.oldDataKey, dataDir: '' })
  for (const { table, column, purpose } of columns) {
    const { rows } = await session.query<{ exists: string | null }>(
      `select to_regclass($1)::text as exists`,
      [`public.${table}`],
    )
    // A set with an older schema may not have this table yet.
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

/** @throws BackupFailure if a restored database was encrypted under another key */
export async function requireOpens(
  session: Session,
  dataKey: string,
  columns: readonly SecretColumn[],
): Promise<void> {
  if (await opensSecrets(session, { dataKey }, columns)) return
  throw new BackupFailure('The data key does not open what is sealed in the backup.')
}
