import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

const KEY_BYTES = 32

/** Where keys come from. */
export type KeySource = Pick<Config, 'dataKey' | 'dataDir'> & Partial<Pick<Config, 'oldDataKey'>>

/**
 * A key for one purpose, derived from DATA_KEY: no key reveals anything about another. Without DATA_KEY, the
 * first start creates a secret under DATA_DIR that only its owner can read.
 */
export function deriveKey(config: KeySource, purpose: string): Buffer {
  return keyOf(config.dataKey ?? keptSecret(config.dataDir), purpose)
}

/** The keys whose hashes count: the one that makes new ones, then that of DATA_KEY_OLD, if there is one. */
export function deriveKeys(config: KeySource, purpose: string): readonly [Buffer, ...Buffer[]] {
  const old = config.oldDataKey === undefined ? [] : [keyOf(config.oldDataKey, purpose)]
  return [deriveKey(config, purpose), ...old]
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'data.key')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 })
  try {
    // `linkSync` fails if the file exists: of two servers that start at once, the first one's secret counts
    // for both.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
