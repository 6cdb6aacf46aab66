/** `npm run backup -- <folder>`: backs up database, uploads and data key together, while the server runs. */
import { runCommand } from './command.ts'
import { recordBackup, takeBackup, withServersDatabase } from './platform/backup/index.ts'
import { reasonOf } from './platform/database/failure.ts'
import { ownVersion } from './platform/version.ts'
import { SEALED_COLUMNS } from './sealed.ts'

const USAGE = 'Usage: npm run backup -- <new folder> [--without-key]'

await runCommand(
  { usage: USAGE },
  { 'without-key': { type: 'boolean' } },
  async ({ config, folder, signal, say, log, has }) => {
    const withKey = !has('without-key')
    const { tables, rows, uploads, bytes } = await withServersDatabase(
      config,
      { log, stopping: signal },
      async (connection) => {
        const taken = await takeBackup({
          ...{ connection, config, folder, withKey, signal },
          ...{ sealed: SEALED_COLUMNS, version: ownVersion() },
        })
        // The set is complete all the same.
        await recordBackup(connection, taken).catch((error: unknown) =>
          log.warn(`The server was not told of this backup: ${reasonOf(error)}`),
        )
        return taken
      },
    )
    const amount = (count: number) => count.toLocaleString('en')
    say(
      `Backed up to ${folder}: ${amount(rows)} rows of ${tables} tables, ${amount(uploads)} uploads, ${amount(Math.ceil(bytes / 1024))} KB.`,
    )
    say(
      withKey
        ? 'The data key is in it: whoever has this folder can read everything. Keep it as you keep the key.'
        : 'The data key is not in it: without the key, kept elsewhere, this backup cannot be restored.',
    )
  },
)
