/** `npm run migrate`: migrates the database to this version, also beside a running server of the version before. */
import { runCommand } from './command.ts'
import { withServersDatabase } from './platform/backup/index.ts'
import type { Config } from './platform/config.ts'
import { withUser, type DatabaseConnection } from './platform/database/index.ts'
import { cluster } from './platform/embedded/cluster.ts'
import { prepareDatabase } from './prepare-database.ts'

const ABOUT = {
  usage: 'Usage: npm run migrate',
  takesFolder: false,
  stopped: 'Stopped. Migrations that were through stay; run it again for the rest.',
}

await runCommand(ABOUT, {}, async ({ config, signal, say, log }) => {
  const names = await withServersDatabase(config, { log, stopping: signal }, (owner) =>
    prepareDatabase(rolesOf(config, owner), { log, signal }),
  )
  say(names.length === 0 ? 'Nothing to migrate.' : `Ran migrations: ${names.join(', ')}.`)
})

function rolesOf({ databaseUrl, databaseOwnerUrl }: Config, owner: DatabaseConnection) {
  if (databaseUrl === undefined) return { owner, serving: withUser(owner, cluster.serverRole) }
  const serving = { kind: 'url', url: databaseUrl } as const
  return { serving, owner: databaseOwnerUrl === undefined ? undefined : owner }
}
