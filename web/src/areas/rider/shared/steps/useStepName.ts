import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { riderMoveTexts } from '~/languages/en/rider/job'
import type { StepEntry } from './waitingSteps'

/** Names steps that were taken, in the words of the states they lead to. */
export function useStepName(): (step: Pick<StepEntry, 'to'>) => string {
  const states = useTexts(statusTexts)
  const steps = useTexts(riderMoveTexts)
  return ({ to }) => (to === 'created' ? steps.created : states[to])
}
