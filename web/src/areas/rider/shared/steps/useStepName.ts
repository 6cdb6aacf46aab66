import { useTexts } from '~/language'
import { jobWords, stepWords } from '~/languages/en/rider/job'
import type { WaitingStep } from './waitingSteps'

/** Names steps that were taken, in the words of the states they lead to. */
export function useStepName(): (step: Pick<WaitingStep, 'to'>) => string {
  const states = useTexts(jobWords) as Readonly<Record<string, string>>
  const steps = useTexts(stepWords)
  return ({ to }) => (to === 'created' ? steps.created : (states[to] ?? to))
}
