/** `npm run doctor`: looks at all that Ozi needs, beside a running server or without one, and says what to do. */
import { PROBLEMS, type Problem } from '@ozi/contract'
import { runCommand } from './command.ts'
import { BackupFailure, requireDataKey, withServersDatabase, withSession } from './platform/backup/index.ts'
import { reasonOf } from './platform/database/failure.ts'
import { createMailer, requireMailServer } from './platform/mail/mailer.ts'
import { requireUsableBackupDir, requireUsableDataDir } from './platform/storage/data-dir.ts'
import { isNearlyFull, readDisk } from './platform/storage/disk.ts'
import { requireStore } from './platform/storage/open-store.ts'
import { ownVersion } from './platform/version.ts'
import { SECRET_COLUMNS } from './secret-columns.ts'

const ABOUT = { usage: 'Usage: npm run doctor [-- --mail <address>]', takesFolder: false, stopped: 'Ended.' }
/** Clocks that differ by more end logins and codes early or late. */
const SKEW_SECONDS = 5
const BYTES_OF_GB = 1024 ** 3

await runCommand(ABOUT, { mail: { type: 'string' } }, async ({ config, textOf, signal, say, log }) => {
  const { backup, dataDir, mail, s3 } = config
  let problems = 0
  /** One line for each check. @param remedy what to do if it fails */
  async function check(name: string, remedy: string, look: () => Promise<string> | string): Promise<void> {
    try {
      say(`ok       ${name}: ${await look()}`)
    } catch (error) {
      problems += 1
      say(`problem  ${name}: ${reasonOf(error)}`)
      say(`         ${remedy}`)
    }
  }
  async function roomIn(dir: string): Promise<string> {
    const disk = await readDisk(dir)
    const left = `${(disk.diskFreeBytes / BYTES_OF_GB).toFixed(1)} GB left`
    if (isNearlyFull(disk)) throw new Error(`the disk is nearly full, ${left}`)
    return left
  }

  say(`ok       version: ${ownVersion()}`)
  await check('settings', 'Rename them, as docs/configuration.md spells them.', () => {
    const [misspelt] = config.misspelt
    if (misspelt) throw new Error(`${misspelt.name} is no setting: did you mean ${misspelt.meant}?`)
    return 'read'
  })
  await check('DATA_DIR', 'Let the user of Ozi write there, and free some room.', () => {
    requireUsableDataDir(dataDir)
    return roomIn(dataDir)
  })
  await check('pictures', 'See S3_ENDPOINT and its neighbours in docs/configuration.md.', async () => {
    await requireStore(config, { waitMs: 0 })
    return s3 === undefined ? 'in DATA_DIR' : 'the bucket answers'
  })
  await check('backup', 'See BACKUP_DIR in docs/configuration.md: a folder on another disk.', async () => {
    if (backup === undefined) throw new Error('nothing is backed up to the minute')
    if (typeof backup.place !== 'string') {
      await requireStore({ s3: backup.place }, { waitMs: 0 })
      return 'the bucket answers'
    }
    let onOneDisk = ''
    requireUsableBackupDir(config, (message) => (onOneDisk = message))
    if (onOneDisk) throw new Error(onOneDisk)
    return roomIn(backup.place)
  })
  await check('mail server', 'See SMTP_URL in docs/configuration.md.', async () => {
    const { smtpUrl, requiresTls } = mail
    if (smtpUrl === undefined) return 'none, mails go to the outbox'
    await requireMailServer({ smtpUrl, requiresTls })
    return 'it takes the login'
  })
  const to = textOf('mail')
  if (to !== undefined) {
    await check('test mail', 'See SMTP_URL and MAIL_FROM in docs/configuration.md.', async () => {
      const words = 'This mail was sent by npm run doctor.'
      const mailer = createMailer({ ...mail, outbox: undefined })
      await mailer.send({ to, subject: 'A test of Ozi', text: words, html: `<p>${words}</p>` })
      return 'sent'
    })
  }
  await check('data key', 'Set DATA_KEY to the key of this data.', () =>
    withServersDatabase(config, { log, stopping: signal }, async (connection) => {
      await requireDataKey(connection, config, { sealed: SECRET_COLUMNS, signal })
      return config.isDataKeyLost ? 'said to be lost' : 'it opens what is encrypted'
    }),
  )
  await check('database', 'See “Ozi does not start” in docs/runbook.md.', () =>
    withServersDatabase(config, { log, stopping: signal }, (connection) =>
      withSession(connection, { name: 'ozi doctor', signal }, async (session) => {
        const { rows } = await session.query<{ version: string; seconds: number }>(
          `select current_setting('server_version') as version,
             extract(epoch from clock_timestamp())::float8 as seconds`,
        )
        const [row] = rows
        const skew = Math.abs((row?.seconds ?? 0) - Date.now() / 1000)
        await check('clock', 'Turn NTP on, here and where the database is.', () => {
          const said = `${skew.toFixed(1)} s from the database's`
          if (skew > SKEW_SECONDS) throw new Error(said)
          return said
        })
        await check('health', 'See each problem in docs/runbook.md.', async () => {
          const known = await session.query<{ name: Problem }>(
            'select name from server_problems order by since',
          )
          if (known.rows.length === 0) return 'no problem'
          throw new Error(known.rows.map(({ name }) => PROBLEMS[name].text).join(' '))
        })
        return `PostgreSQL ${row?.version ?? ''}`
      }),
    ),
  )
  if (problems > 0) throw new BackupFailure(problems === 1 ? '1 problem.' : `${String(problems)} problems.`)
})
