import { execFileSync } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, openDatabase, startEmbedded, urlOf } from '../src/platform/database/index.ts'
import type { DatabaseConnection, Sql } from '../src/platform/database/index.ts'
import { accessRuleFiles } from '../src/platform/embedded/cluster.ts'
import { giveTo } from '../src/platform/embedded/database-user.ts'
import { makeOwnDir, makeSocketDir, socketPort, superuserLogin } from '../src/platform/embedded/embedded.ts'
import { launchPostmaster } from '../src/platform/embedded/postmaster.ts'
import { signal, waitForEnd } from '../src/platform/embedded/processes.ts'
import { serverSettings } from '../src/platform/embedded/settings.ts'
import { prepareDatabase } from '../src/prepare-database.ts'
import { quietLog } from './quiet-log.ts'

/** A migrated database of its own, and a standby that follows it. */
export interface Followed {
  readonly database: { readonly connection: DatabaseConnection }
  /** For an app. */
  readonly dataDir: string
  readonly standby: DatabaseConnection
  readonly standbyUrl: string
  /** The standby's superuser, who may pause it. */
  readonly admin: Sql
  /** Ends the standby as a power cut does. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startFollowed(): Promise<Followed> {
  const dir = await mkdtemp(join(tmpdir(), 'ozi-standby-'))
  await chmod(dir, 0o711)
  const primary = await startEmbedded({
    ...{ dataDir: join(dir, 'data'), stateRoot: join(dir, 'state'), log: quietLog, unsafeFast: true },
  })
  const { user } = primary.location
  const rules = accessRuleFiles(primary.location.home)
  await appendFile(rules.hba, 'local replication all peer map=ozi\n')
  await prepareDatabase({ owner: primary.connection, serving: primary.serving }, { log: quietLog })

  const location = { user, home: join(dir, 'standby'), data: join(dir, 'standby', 'data') }
  await makeOwnDir(location, location.home)
  const owner = openDatabase(primary.admin, { max: 1 })
  // Without it, what is committed is sent up to 0.2 s later.
  await owner`alter role ozi set synchronous_commit = on`
  await owner`alter role ozi_server set synchronous_commit = on`
  await owner`select pg_reload_conf(), pg_backup_start('standby', true)`
  execFileSync('cp', ['-a', primary.location.data, location.data])
  const [backup] = await owner<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
  await closeDatabase(owner)
  await rm(join(location.data, 'postmaster.pid'))
  await writeFile(join(location.data, 'backup_label'), backup?.labelfile ?? '')
  await writeFile(join(location.data, 'standby.signal'), '')
  await giveTo(user, location.data, true)

  const socketDir = await makeSocketDir(location)
  const from = primary.connection as Extract<DatabaseConnection, { kind: 'socket' }>
  const standby = { ...from, socketDir }
  const command = [
    ...[primary.binaries.postgres, '-D', location.data],
    ...serverSettings({ socketDir, unsafeFast: true, ...rules }),
    ...['-c', `primary_conninfo=host=${from.socketDir} port=${from.port} user=${superuserLogin.user}`],
    ...['-c', 'wal_retrieve_retry_interval=100ms'],
  ]
  const start = () => launchPostmaster(location, command, () => false)
  let pid = await start()
  const admin = openDatabase({ kind: 'socket', socketDir, port: socketPort, ...superuserLogin }, { max: 1 })
  const kill = async () => {
    signal(pid, 'SIGQUIT')
    await waitForEnd(pid, 10_000)
  }
  return {
    database: primary,
    dataDir: join(dir, 'data'),
    standby,
    standbyUrl: urlOf(standby),
    admin,
    kill,
    async start() {
      pid = await start()
    },
    async stop() {
      await closeDatabase(admin)
      await kill()
      await primary.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
