import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isRecord } from '~/browser/isRecord'
import type { ErrandField } from '~/placing/errand/errandFields'

/** Places; people; pay and confirm. */
export type Step = 1 | 2 | 3
export const LAST_STEP = 3

/** The step that has each field. */
export const STEP_OF: Readonly<Record<ErrandField, Step>> = {
  pickupLocation: 1,
  dropLocation: 1,
  pickupAddress: 2,
  receiverAddress: 2,
  receiverName: 2,
  phone: 2,
  parcelSize: 3,
  pickupWindow: 3,
  packageDetails: 3,
}

export interface Steps {
  /** Whether the form is shown in steps; wide screens show the whole. */
  readonly isStepped: boolean
  /** The step of the history entry. */
  readonly step: Step
  readonly go: (to: Step) => void
}

/** A step is an entry of the history, so that Back leads to the one before. */
export function useFormSteps(): Steps {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isStepped = useSyncExternalStore(watchWidth, isNarrow, () => true)
  const step = stepIn(state)
  return {
    isStepped,
    step,
    go: (to) => void (to < step ? navigate(to - step) : navigate({ search: '' }, { state: { step: to } })),
  }
}

const stepIn = (state: unknown): Step => {
  const step = isRecord(state) ? state['step'] : undefined
  return step === 2 || step === 3 ? step : 1
}

const NARROW = '(width < 64rem)'
const isNarrow = (): boolean => window.matchMedia(NARROW).matches

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
