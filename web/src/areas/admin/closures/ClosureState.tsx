import type { Closure } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { closuresTexts as texts } from './texts'

export function ClosureBadge({ closure: { isInForce } }: { closure: Closure }) {
  return isInForce ? <Badge tone="bad">{texts.closed}</Badge> : <Badge tone="good">{texts.open}</Badge>
}

/** When it ends or has ended. */
export function Until({ closure: { endsAt, ended } }: { closure: Closure }) {
  const at = ended?.at ?? endsAt
  return at === null ? texts.untilNotice : <DateTime at={at} />
}
