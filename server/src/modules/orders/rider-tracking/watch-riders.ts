import { isPermitted } from '@ozi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { EventAnswers } from '../../../platform/sockets/event-handler.ts'

/** The connections of staff who look at all riders; a page that does not show them receives nothing. */
export const WATCHED_ROOM = 'riders watched'

/** Answers staff whose page begins or ends to show riders. */
export const watchRidersAnswers: Pick<EventAnswers, 'watch_riders'> = {
  async watch_riders({ isWatching }, { caller, join, leave }) {
    if (!isPermitted(caller.role, 'seeOrders')) throw new Refusal('FORBIDDEN')
    await (isWatching ? join(WATCHED_ROOM) : leave(WATCHED_ROOM))
    return {}
  },
}
