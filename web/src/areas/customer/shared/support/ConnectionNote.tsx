import { useTexts } from '~/language'
import { supportTexts } from '~/languages/en/customer/support'
import { OfflineNote, useOnline } from '~/ui/OfflineBanner'
import { useRested } from '~/ui/useRested'

/** A connection that is made anew within this time is not worth a word. */
const PATIENCE_MS = 5_000

/** Says while what one writes can only be kept. */
export function ConnectionNote({ isConnected }: { isConnected: boolean }) {
  const texts = useTexts(supportTexts)
  const isOnline = useOnline()
  const isAway = useRested(!isConnected, PATIENCE_MS) && !isConnected
  const words = !isOnline ? texts.offline : isAway ? texts.unreachable : null
  return <div role="status">{words !== null && <OfflineNote>{words}</OfflineNote>}</div>
}
