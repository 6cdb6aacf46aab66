import type { PayoutBatch } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { payoutTexts as texts } from './texts'

/** The state of a batch, and the part of it that still needs somebody. */
export function BatchStatus({ batch: { status, open, failed } }: { batch: PayoutBatch }) {
  if (status === 'pending') return <Badge tone="wait">{texts.statuses.pending}</Badge>
  if (status === 'withdrawn') return <Badge tone="neutral">{texts.statuses.withdrawn}</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {open > 0 ? (
        <Badge tone="wait">{`${texts.statuses.sent}, ${texts.open(open)}`}</Badge>
      ) : (
        <Badge tone="good">{texts.allKnown}</Badge>
      )}
      {failed > 0 && <Badge tone="bad">{texts.failed(failed)}</Badge>}
    </span>
  )
}
