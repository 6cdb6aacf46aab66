/** `npm run migrate`: migrates the database to this version, also beside a running server of the version before. */
import { runCommand } from './command.ts'
import { withServersDatabase } from './platform/backup/index.ts'
import { migrate } from './platform/database/index.ts'

const ABOUT = {
  usage: 'Usage: npm run migrate',
  takesFolder: false,
  stopped: 'Stopped. Migrations that were through stay; run it again for the rest.',
}

await runCommand(ABOUT, {}, async ({ config, signal, say, log }) => {
  const names = await withServersDatabase(config, { log, stopping: signal }, (connection) =>
    migrate(connection, { log, signal }),
  )
  say(names.length === 0 ? 'Nothing to migrate.' : `Ran migrations: ${names.join(', ')}.`)
})
