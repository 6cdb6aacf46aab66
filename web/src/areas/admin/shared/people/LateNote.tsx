import type { LateCancellations } from '@ozi/contract'
import { peopleTexts as texts } from './texts'

/** Beside a customer: how often they let a rider ride for nothing. */
export function LateNote({ late }: { late: LateCancellations }) {
  return <p className="text-wait mb-2 font-semibold">{texts.late(late)}</p>
}
