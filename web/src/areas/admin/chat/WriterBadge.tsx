import type { Role } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { writerTexts } from './texts'

/** Marks who writes; customers, who are most, have no mark. */
export function WriterBadge({ role }: { role: Role }) {
  return role === 'user' ? null : <Badge tone="cash">{writerTexts[role]}</Badge>
}
