import type { ContactMessage } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { messagesTexts as texts } from './texts'

/** New until somebody has opened it, open until somebody has answered it. */
export function StateBadge({ message: { isRead, answered } }: { message: ContactMessage }) {
  if (answered) return <Badge tone="good">{texts.answered}</Badge>
  return isRead ? <Badge tone="wait">{texts.open}</Badge> : <Badge tone="bad">{texts.unread}</Badge>
}
