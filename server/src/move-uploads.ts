/** `npm run move-uploads`: copies all uploads from DATA_DIR to the bucket, or back with `--to-disk`. */
import { runCommand } from './command.ts'
import { BackupFailure } from './platform/backup/index.ts'
import { requireUsableDataDir } from './platform/storage/data-dir.ts'
import { moveUploads } from './platform/storage/move-uploads.ts'
import { openStore, requireStore } from './platform/storage/open-store.ts'

const ABOUT = {
  usage: 'Usage: npm run move-uploads [-- --to-disk]',
  takesFolder: false,
  stopped: 'Stopped. What was copied stays; run it again for the rest.',
}

await runCommand(ABOUT, { 'to-disk': { type: 'boolean' } }, async ({ config, signal, say, has }) => {
  const { dataDir, s3 } = config
  if (s3 === undefined) throw new BackupFailure('Set S3_ENDPOINT and the other settings of the bucket first.')
  requireUsableDataDir(dataDir)
  await requireStore({ s3 })
  const [disk, bucket] = [await openStore({ dataDir }), await openStore({ dataDir, s3 })]
  const [from, to] = has('to-disk') ? [bucket, disk] : [disk, bucket]
  say(`Copying uploads from ${from.place} to ${to.place} ...`)
  const { copied, copiedBytes, present, gone, others } = await moveUploads({ from, to, signal })
  const amount = (count: number) => count.toLocaleString('en')
  say(`Copied ${amount(copied)} uploads (${amount(Math.ceil(copiedBytes / 1024))} KB) and compared each.`)
  say(`${amount(present)} were there already, ${amount(gone)} were deleted meanwhile.`)
  say(`${amount(others)} are at ${to.place} alone. ${from.place} is as it was.`)
})
