import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/customer/chat'
import { OfflineNote, useOnline } from '~/ui/state/OfflineBanner'
import { useDebounced } from '~/ui/address/useDebounced'

/** A reconnection within this time is not mentioned. */
const PATIENCE_MS = 5_000

/** Says that messages are kept and sent later while there is no connection. */
export function ConnectionNote({ isConnected }: { isConnected: boolean }) {
  const texts = useTexts(customerChatTexts)
  const isOnline = useOnline()
  const isAway = useDebounced(!isConnected, PATIENCE_MS) && !isConnected
  const words = !isOnline ? texts.offline : isAway ? texts.unreachable : null
  return <div role="status">{words !== null && <OfflineNote>{words}</OfflineNote>}</div>
}
