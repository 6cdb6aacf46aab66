/** `npm run restore -- <folder>`: restores a backup into an empty installation. */
import { runCommand } from './command.ts'
import { restoreBackup, withIdleDatabase } from './platform/backup/index.ts'
import { requireUsableDataDir } from './platform/storage/data-dir.ts'
import { requireStore } from './platform/storage/open-store.ts'
import { SEALED_COLUMNS } from './sealed.ts'

await runCommand({ usage: 'Usage: npm run restore -- <folder of a backup>' }, {}, async (command) => {
  const { config, folder, signal, say, log } = command
  requireUsableDataDir(config.dataDir)
  await requireStore(config)
  const { takenAt, tables, uploads } = await restoreBackup({
    ...{ config, folder, signal, sealed: SEALED_COLUMNS },
    log: { ...log, info: say },
    withDatabase: (work) => withIdleDatabase(config, { log, stopping: signal }, work),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Restored what was there at ${takenAt}: ${rows.toLocaleString('en')} rows of ${tables.length} tables, ${uploads.files.toLocaleString('en')} uploads. Start the server now.`,
  )
})
