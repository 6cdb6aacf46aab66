import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config.ts'
import { codeOf } from '../database/failure.ts'

/**
 * Checks that files can be stored there, or that the folder can be created, before the start changes
 * anything. @throws ConfigError
 */
export function requireUsableDataDir(dataDir: string): void {
  const nearest = nearestOf(dataDir)
  try {
    if (!statSync(nearest).isDirectory()) throw new ConfigError(`DATA_DIR ${dataDir} is not a folder`)
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written (${codeOf(error) ?? 'unknown'})`)
  }
}

/** The folder itself, or its nearest parent that exists. */
function nearestOf(dataDir: string): string {
  const isThere = statSync(dataDir, { throwIfNoEntry: false }) !== undefined
  return isThere || path.dirname(dataDir) === dataDir ? dataDir : nearestOf(path.dirname(dataDir))
}
