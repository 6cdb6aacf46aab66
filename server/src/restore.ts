/**
 * `npm run restore -- <folder>` restores a backup into an empty installation, `npm run restore -- --at <moment>`
 * what was kept up to a moment. `npm run restore -- --take-over` lets this DATA_DIR write to BACKUP_DIR from now on.
 */
import { runCommand, type Command } from './command.ts'
import { openArchive } from './platform/archive/open-archive.ts'
import { restoreMoment, takeOverArchive } from './platform/archive/restore-moment.ts'
import { BackupFailure, restoreBackup, withIdleDatabase } from './platform/backup/index.ts'
import type { LostPicture } from './platform/backup/uploads.ts'
import { requireUsableDataDir } from './platform/storage/data-dir.ts'
import { requireStore } from './platform/storage/open-store.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const USAGE =
  'Usage: npm run restore -- <folder of a backup>, or npm run restore -- --at <2026-11-23T10:15 or latest> [<BACKUP_DIR>], or npm run restore -- --take-over. With --without-lost-pictures, pictures that are damaged or missing in the backup are left out.'

const OPTIONS = {
  at: { type: 'string' },
  'take-over': { type: 'boolean' },
  'without-lost-pictures': { type: 'boolean' },
} as const

await runCommand({ usage: USAGE, folderless: ['at', 'take-over'] }, OPTIONS, async (command) => {
  requireUsableDataDir(command.config.dataDir)
  if (command.has('take-over')) return takeOver(command)
  await requireStore(command.config)
  const at = command.textOf('at')
  await (at === undefined ? restoreSet(command) : restoreTo(at, command))
})

async function restoreSet({ config, folder, signal, say, log, has }: Command): Promise<void> {
  const { takenAt, tables, uploads, lost } = await restoreBackup({
    config,
    folder,
    signal,
    sealed: SECRET_COLUMNS,
    acceptsLost: has('without-lost-pictures'),
    log: { ...log, info: say },
    withDatabase: (work) => withIdleDatabase(config, { log, stopping: signal }, work),
  })
  sayLost(log, lost)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Restored what was there at ${takenAt}: ${rows.toLocaleString('en')} rows of ${tables.length} tables, ${(uploads.files - lost.length).toLocaleString('en')} uploads. Start the server now.`,
  )
}

function sayLost(log: Command['log'], lost: readonly LostPicture[]): void {
  for (const { name, what } of lost) log.warn(`Left out, because it is ${what} in the backup: ${name}`)
}

async function takeOver({ config, say, log }: Command): Promise<void> {
  if (config.backup === undefined)
    throw new BackupFailure('Set BACKUP_DIR or S3_BACKUP_BUCKET as the server has it.')
  const archive = await openArchive(config.backup.place)
  await takeOverArchive({ config, archive, log })
  say(`${archive.place} belongs to ${config.dataDir} now. Start the server.`)
}

async function restoreTo(
  at: string,
  { config, hasFolder, folder, signal, say, log, has }: Command,
): Promise<void> {
  const moment = at === 'latest' ? at : new Date(at)
  if (moment !== 'latest' && Number.isNaN(moment.getTime())) throw new BackupFailure(USAGE)
  const place = hasFolder ? folder : config.backup?.place
  if (place === undefined) {
    throw new BackupFailure('Set BACKUP_DIR or S3_BACKUP_BUCKET as the server has it, or name the folder.')
  }
  const { reached, base, uploads, lost } = await restoreMoment({
    config,
    archive: await openArchive(place),
    at: moment,
    sealed: SECRET_COLUMNS,
    signal,
    acceptsLost: has('without-lost-pictures'),
    takesOver: place === config.backup?.place,
    log: { ...log, info: say },
  })
  const asked = moment === 'latest' ? 'the latest moment kept' : moment.toISOString()
  sayLost(log, lost)
  say(
    `Restored ${asked}. The last change in it is of ${reached?.toISOString() ?? base.endedAt}; ${uploads.toLocaleString('en')} uploads. Start the server now.`,
  )
}
