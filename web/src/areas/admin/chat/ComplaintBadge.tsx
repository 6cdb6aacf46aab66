import type { Complaint } from '@ozi/contract'
import { complaintWords } from '~/languages/en/customer/complaint'
import { Badge } from '~/ui/state/Badge'
import { staffChatTexts as texts } from './texts'

/** Marks a conversation in which a customer complains of an order. */
export function ComplaintBadge({ complaint }: { complaint: Complaint }) {
  return <Badge tone="bad">{texts.complaint(complaintWords[complaint])}</Badge>
}
