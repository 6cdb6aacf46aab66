import type { Dependencies } from '../dependencies.ts'
import type { ArchiveRunner } from './run-archive.ts'

/** A busy server finishes a file of the log each few seconds, and a quiet one each four minutes. */
const WAITING_SECONDS = 600

/** Lets operators learn that the backup is behind, or could not be restored. */
export function watchArchive(
  dependencies: Pick<Dependencies, 'add'>,
  archiveRunner: Pick<ArchiveRunner, 'state'>,
): void {
  dependencies.add('backup_log', async () => {
    const { isFailing, waitingSeconds } = await archiveRunner.state()
    return isFailing || waitingSeconds > WAITING_SECONDS
  })
  dependencies.add('backup_check', async () => {
    const { lastCheck } = await archiveRunner.state()
    return lastCheck !== null && lastCheck.problem !== null
  })
}
