import type { Dependencies } from '../dependencies.ts'
import type { Archiving } from './run-archive.ts'

/** A busy server finishes a file of the log each few seconds, and a quiet one each four minutes. */
const WAITING_SECONDS = 600

/** Lets operators learn that the backup is behind, or could not be restored. */
export function checkArchiving(
  dependencies: Pick<Dependencies, 'add'>,
  archiving: Pick<Archiving, 'state'>,
): void {
  dependencies.add('backup_log', async () => {
    const { isFailing, waitingSeconds } = await archiving.state()
    return isFailing || waitingSeconds > WAITING_SECONDS
  })
  dependencies.add('backup_check', async () => {
    const { lastCheck } = await archiving.state()
    return lastCheck !== null && lastCheck.problem !== null
  })
}
