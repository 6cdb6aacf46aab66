import type { PayoutBatch } from '@ozi/contract'
import { Badge } from '~/ui/Badge'
import { payoutTexts as texts } from './texts'

/** Where a batch is, and what of it still needs somebody. */
export function BatchState({ batch: { state, open, failed } }: { batch: PayoutBatch }) {
  if (state === 'made') return <Badge tone="wait">{texts.states.made}</Badge>
  if (state === 'withdrawn') return <Badge tone="neutral">{texts.states.withdrawn}</Badge>
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {open > 0 ? (
        <Badge tone="wait">{`${texts.states.sent}, ${texts.open(open)}`}</Badge>
      ) : (
        <Badge tone="good">{texts.allKnown}</Badge>
      )}
      {failed > 0 && <Badge tone="bad">{texts.failed(failed)}</Badge>}
    </span>
  )
}
