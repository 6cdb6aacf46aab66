import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/customer/shared'
import { OfflineNote, useOnline } from '~/ui/OfflineBanner'
import { useMoments } from '~/ui/useMoments'

/** Says while there is no network, or no Ozi behind it, and how old what the page shows is. */
export function NetworkNote() {
  const texts = useTexts(frameTexts)
  const moments = useMoments()
  const isOnline = useOnline()
  const { isUnreachable, seenAt } = useShownAnswers()
  const time = seenAt === 0 ? null : moments.date(seenAt, 'dateTime')
  const words = !isOnline
    ? time === null
      ? texts.offline
      : texts.offlineSince(time)
    : isUnreachable && time !== null
      ? texts.unreachableSince(time)
      : null
  return <div role="status">{words !== null && <OfflineNote>{words}</OfflineNote>}</div>
}

/** Of the answers on the screen: whether they could not be asked for anew, and when the oldest came (0: none). */
function useShownAnswers(): { isUnreachable: boolean; seenAt: number } {
  const cache = useQueryClient().getQueryCache()
  const text = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const shown = cache.findAll({ type: 'active' })
      const seen = shown.filter(isContent).map(({ state }) => state.dataUpdatedAt)
      const isUnreachable = shown.some(({ state }) => isNetwork(state.fetchFailureReason ?? state.error))
      return `${isUnreachable ? 1 : 0} ${seen.length > 0 ? Math.min(...seen) : 0}`
    },
    () => '0 0',
  )
  const [isUnreachable, seenAt] = text.split(' ').map(Number)
  return { isUnreachable: isUnreachable === 1, seenAt: seenAt ?? 0 }
}

/** The check of the session is nothing one sees. */
const isContent = ({ queryKey, state }: Query) => queryKey[0] !== 'session' && state.dataUpdatedAt > 0

const isNetwork = (error: unknown) => error !== null && refusalOf(error).code === 'NETWORK'
