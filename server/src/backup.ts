/**
 * `npm run backup -- <folder>` backs up database, uploads and data key together, while the server runs.
 * `npm run backup -- --check` proves that the newest backup to the minute can be restored, or with a folder, that a
 * set is what was backed up.
 */
import { runCommand, type Command } from './command.ts'
import { proveArchive } from './platform/archive/check-archive.ts'
import { openArchive } from './platform/archive/open-archive.ts'
import { BackupFailure, recordBackup, takeBackup, withServersDatabase } from './platform/backup/index.ts'
import { readSet } from './platform/backup/manifest.ts'
import { describeLost, type LostPicture } from './platform/backup/uploads.ts'
import { reasonOf } from './platform/database/failure.ts'
import { locateEmbedded } from './platform/embedded/embedded.ts'
import { ownVersion } from './platform/version.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const USAGE =
  'Usage: npm run backup -- <new folder> [--without-key], or npm run backup -- --check [<folder of a backup>]'

await runCommand(
  { usage: USAGE, folderless: ['check'] },
  { 'without-key': { type: 'boolean' }, check: { type: 'boolean' } },
  (command) => (command.has('check') ? check(command) : take(command)),
)

function amount(count: number): string {
  return count.toLocaleString('en')
}

async function take({ config, folder, signal, say, log, has }: Command): Promise<void> {
  const withKey = !has('without-key')
  const { tables, rows, uploads, bytes } = await withServersDatabase(
    config,
    { log, stopping: signal },
    async (connection) => {
      const taken = await takeBackup({
        connection,
        config,
        folder,
        withKey,
        signal,
        sealed: SECRET_COLUMNS,
        version: ownVersion(),
      })
      // The set is complete all the same.
      await recordBackup(connection, taken).catch((error: unknown) =>
        log.warn(`The server was not told of this backup: ${reasonOf(error)}`),
      )
      return taken
    },
  )
  say(
    `Backed up to ${folder}: ${amount(rows)} rows of ${tables} tables, ${amount(uploads)} uploads, ${amount(Math.ceil(bytes / 1024))} KB.`,
  )
  say(
    withKey
      ? 'The data key is in it: whoever has this folder can read everything. Keep it as you keep the key.'
      : 'The data key is not in it: without the key, kept elsewhere, this backup cannot be restored.',
  )
}

async function check(command: Command): Promise<void> {
  const { config, folder, hasFolder, signal, say, log } = command
  if (hasFolder) {
    const { manifest, lost } = await readSet(folder)
    requireAll(lost, folder)
    return say(
      `Every file of ${folder} is as it was backed up at ${manifest.takenAt}, ${amount(manifest.uploads.files)} uploads included.`,
    )
  }
  if (config.backup === undefined) {
    throw new BackupFailure(
      'Set BACKUP_DIR or S3_BACKUP_BUCKET as the server has it, or name the folder of a set.',
    )
  }
  const archive = await openArchive(config.backup.place)
  say(`Restoring the newest backup of ${archive.place} beside the database, to be deleted again ...`)
  const embedded = await locateEmbedded({ dataDir: config.dataDir, log })
  const { base, reached, rows, lost } = await proveArchive({ archive, embedded, signal })
  requireAll(lost, archive.place)
  say(
    `It can be restored: ${amount(rows)} rows, the last change of ${reached?.toISOString() ?? base.endedAt}; its pictures are what they were when they were kept.`,
  )
}

function requireAll(lost: readonly LostPicture[], place: string): void {
  if (lost.length > 0) throw new BackupFailure(`${place}: ${describeLost(lost)}.`)
}
