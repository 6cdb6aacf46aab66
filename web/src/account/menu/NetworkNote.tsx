import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { refusalOf } from '~/api'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { OfflineNote, useOnline } from '~/ui/state/OfflineBanner'
import { useNow } from '~/ui/text/useNow'
import { useMoments } from '~/ui/text/useMoments'

/** Says that the network or the server is unreachable, and how old the data on the page is. */
export function NetworkNote() {
  const texts = useTexts(frameTexts)
  const moments = useMoments()
  const nowMs = useNow()
  const isOnline = useOnline()
  const { isUnreachable, seenAt } = useShownAnswers()
  const time = seenAt === 0 ? null : moments.inSentence(seenAt, nowMs)
  const words = !isOnline
    ? time === null
      ? texts.offline
      : texts.offlineSince(time)
    : isUnreachable && time !== null
      ? texts.unreachableSince(time)
      : null
  return <div role="status">{words !== null && <OfflineNote>{words}</OfflineNote>}</div>
}

/**
 * Describes the query results on screen: whether refetching failed for lack of a connection, and when the
 * oldest was fetched (0: there are none).
 */
function useShownAnswers(): { isUnreachable: boolean; seenAt: number } {
  const cache = useQueryClient().getQueryCache()
  const text = useStore({
    // The cache tells of a query that a component makes while it renders; nothing may change then.
    watch: (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    read: () => {
      const shown = cache.findAll({ type: 'active' })
      const seen = shown.filter(isContent).map(({ state }) => state.dataUpdatedAt)
      const isUnreachable = shown.some(({ state }) => isNetwork(state.fetchFailureReason ?? state.error))
      return `${isUnreachable ? 1 : 0} ${seen.length > 0 ? Math.min(...seen) : 0}`
    },
    rendered: () => '0 0',
  })
  const [isUnreachable, seenAt] = text.split(' ').map(Number)
  return { isUnreachable: isUnreachable === 1, seenAt: seenAt ?? 0 }
}

/** The session check is not visible data. */
const isContent = ({ queryKey, state }: Query) => queryKey[0] !== 'session' && state.dataUpdatedAt > 0

const isNetwork = (error: unknown) => error !== null && refusalOf(error).code === 'NETWORK'
