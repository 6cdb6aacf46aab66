import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { codeOf } from '../database/failure.ts'

/**
 * Checks that files can be stored in DATA_DIR, or that it can be created, before the start changes anything.
 * @throws ConfigError
 */
export const requireUsableDataDir = (dataDir: string): void => requireUsable('DATA_DIR', dataDir)

/**
 * Checks the folder for backups in the same way, and that it does not share its fate with the data.
 * @param warn told if both are on one disk
 * @throws ConfigError
 */
export function requireUsableBackupDir(
  { backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  warn: (message: string) => void,
): void {
  if (typeof backup?.place !== 'string') return
  const { place } = backup
  requireUsable('BACKUP_DIR', place)
  const [kept, data] = [realPathOf(place), realPathOf(dataDir)]
  if (isWithin(kept, data) || isWithin(data, kept)) {
    throw new ConfigError(
      `BACKUP_DIR ${place} must be neither DATA_DIR, nor in it, nor around it: name a folder on another disk`,
    )
  }
  if (statSync(nearestOf(kept)).dev !== statSync(nearestOf(data)).dev) return
  warn(`BACKUP_DIR ${place} is on the disk of DATA_DIR: when that disk dies, the backup dies with it`)
}

function requireUsable(name: string, dir: string): void {
  try {
    const nearest = nearestOf(dir)
    if (!statSync(nearest).isDirectory()) throw new ConfigError(`${name} ${dir} is not a folder`)
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${name} ${dir} cannot be written (${codeOf(error) ?? 'unknown'})`)
  }
}

/** The folder itself, or its nearest parent that exists. */
function nearestOf(dir: string): string {
  const isThere = statSync(dir, { throwIfNoEntry: false }) !== undefined
  return isThere || path.dirname(dir) === dir ? dir : nearestOf(path.dirname(dir))
}

/** Without links, as far as it exists. */
function realPathOf(dir: string): string {
  const nearest = nearestOf(dir)
  return path.join(realpathSync(nearest), path.relative(nearest, dir))
}

const isWithin = (inner: string, outer: string): boolean => {
  const way = path.relative(outer, inner)
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way))
}
