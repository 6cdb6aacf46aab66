import { Check } from 'lucide-react'
import { useTexts } from '~/language'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { DateTime } from '~/ui/text/DateTime'
import { useStepName } from './useStepName'
import type { StepEntry } from './waitingSteps'

/** The steps of a job that wait for the network, and what that means for the rider. */
export function WaitingList({ steps: all }: { steps: readonly StepEntry[] }) {
  const texts = useTexts(waitingStepTexts)
  const nameOf = useStepName()
  // A refused one is said with what to do, in place of this.
  const steps = all.filter(({ refusal }) => refusal === null)
  if (steps.length === 0) return null
  return (
    <section
      aria-labelledby="waiting-steps"
      className="rounded-card border-line bg-wait-wash text-ink grid gap-2 border p-4"
    >
      <h2 id="waiting-steps" className="text-wait font-sans text-base font-semibold tracking-normal">
        {texts.title}
      </h2>
      <ol className="grid gap-1">
        {steps.map((step) => (
          <li key={step.clientId} className="flex items-baseline gap-2">
            <Check size={16} className="translate-y-0.5 shrink-0 stroke-2" />
            <span>
              <span className="font-semibold">{nameOf(step)}</span>{' '}
              <span className="text-quiet text-sm">
                <DateTime at={new Date(step.at).toISOString()} />, {texts.waits}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {steps.at(-1)?.code !== undefined && <p className="font-semibold">{texts.codeLater}</p>}
      <p role="status" className="text-sm">
        {texts.sentAlone}
      </p>
      {steps.some(({ isLasting }) => !isLasting) && <p className="text-bad font-semibold">{texts.noRoom}</p>}
    </section>
  )
}
