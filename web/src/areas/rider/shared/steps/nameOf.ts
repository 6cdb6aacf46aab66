import { jobWords, stepWords } from '../texts'
import type { WaitingStep } from './waitingSteps'

/** A step that was taken, in the words of the state it leads to. */
export const nameOf = ({ to }: Pick<WaitingStep, 'to'>): string =>
  to === 'created' ? (stepWords.created ?? to) : ((jobWords as Readonly<Record<string, string>>)[to] ?? to)
