import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

const KEY_BYTES = 32

/**
 * A key for one purpose, derived from DATA_KEY, so that none of them tells of another.
 * Without DATA_KEY a secret is made at the first start and kept under DATA_DIR, readable by its owner alone.
 */
export function deriveKey(config: Pick<Config, 'dataKey' | 'dataDir'>, purpose: string): Buffer {
  const secret = config.dataKey ?? keptSecret(config.dataDir)
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}

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
    // A link fails where the file is there already: of two that start at once, the first decides for both.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
