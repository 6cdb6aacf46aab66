import type { Complaint } from '@ozi/contract'
import { complaintKindTexts } from '~/languages/en/account/complaint'
import { Badge } from '~/ui/state/Badge'
import { staffChatTexts as texts } from './texts'

/** Marks a conversation in which a customer complains of an order. */
export function ComplaintBadge({ complaint }: { complaint: Complaint }) {
  return <Badge tone="bad">{texts.complaint(complaintKindTexts[complaint])}</Badge>
}
