/** `npm run rotate-key`: encrypts everything under DATA_KEY that is still under DATA_KEY_OLD. */
import { runCommand } from './command.ts'
import { BackupFailure, rotateKey, withServersDatabase } from './platform/backup/index.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const ABOUT = {
  usage: 'Usage: npm run rotate-key',
  takesFolder: false,
  stopped: 'Stopped. What was rewritten stays so; run it again for the rest.',
}

await runCommand(ABOUT, {}, async ({ config, signal, say, log }) => {
  const { rewritten, unreadable } = await withServersDatabase(
    config,
    { log, stopping: signal },
    (connection) => rotateKey({ connection, config, signal, sealed: SECRET_COLUMNS }),
  )
  say(`Rewrote ${rewritten.toLocaleString('en')} values under the new key.`)
  if (unreadable > 0) {
    throw new BackupFailure(
      `${unreadable.toLocaleString('en')} values open with neither key and stay as they are.`,
    )
  }
})
