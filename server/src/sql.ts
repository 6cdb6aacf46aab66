/** `npm run sql`: a prompt at the database, also the embedded one; it only reads, without `-- --write`. */
import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { runCommand } from './command.ts'
import { BackupFailure, withServersDatabase, withSession, type Session } from './platform/backup/index.ts'
import { reasonOf } from './platform/database/failure.ts'
import { urlOf, type DatabaseConnection } from './platform/database/index.ts'

const ABOUT = { usage: 'Usage: npm run sql [-- --write]', takesFolder: false, stopped: 'Ended.' }
const READ_ONLY = '-c default_transaction_read_only=on'

await runCommand(ABOUT, { write: { type: 'boolean' } }, async ({ config, signal, say, has, log }) => {
  const writes = has('write')
  await withServersDatabase(config, { log, stopping: signal }, async (connection) => {
    say(writes ? 'This prompt writes.' : 'This prompt only reads; npm run sql -- --write also writes.')
    if (!runPsql(connection, writes)) {
      await withSession(connection, { name: 'ozi sql', signal }, (session) => prompt(session, writes, say))
    }
  })
})

/** @returns false if this machine has no psql */
function runPsql(connection: DatabaseConnection, writes: boolean): boolean {
  const env = { ...process.env, PGAPPNAME: 'ozi sql', ...(writes ? {} : { PGOPTIONS: READ_ONLY }) }
  const { error, status } = spawnSync('psql', [urlOf(connection)], { stdio: 'inherit', env })
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return false
  if (error || status !== 0) throw new BackupFailure(`psql ended with ${error?.message ?? String(status)}.`)
  return true
}

/** Runs each statement that ends with a semicolon. */
async function prompt(session: Session, writes: boolean, say: (line: string) => void): Promise<void> {
  if (!writes) await session.query('set default_transaction_read_only = on')
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'ozi> ' })
  let statement = ''
  let isOpen = true
  lines.once('close', () => (isOpen = false))
  lines.prompt()
  for await (const line of lines) {
    if (statement === '' && /^\s*(\\q|exit|quit)\s*$/.test(line)) break
    statement += `${line}\n`
    if (line.trimEnd().endsWith(';')) {
      await run(session, statement, say)
      statement = ''
    }
    // Lines from a file are read before the last of them is run.
    if (isOpen) lines.prompt()
  }
  lines.close()
}

async function run(session: Session, statement: string, say: (line: string) => void): Promise<void> {
  try {
    const { rows, rowCount, command } = await session.query<Record<string, unknown>>(statement)
    for (const row of rows) say(JSON.stringify(row))
    say(`${command} ${String(rowCount ?? 0)}`)
  } catch (error) {
    say(reasonOf(error))
  }
}
