import { type DeliveryKind, orderMessages, REFUSALS } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { CallRefusal } from '~/api'
import { checkDelivery, type FieldErrors, fieldErrorsOf } from './check'
import { deliveryTexts as texts } from './texts'
import { useDeliveryDraft } from './useDeliveryDraft'
import { useFare } from './useFare'
import { usePlaceOrder } from './usePlaceOrder'
import type { DeliveryValues, Ends } from './values'

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>

/** What is told above the form after it could not be sent. */
export interface Trouble {
  readonly title: string
  /** Beside those at the fields. */
  readonly texts: readonly string[]
  readonly isAlreadyOrdered?: boolean
}

/** The form of one kind: its values, its fare, its sending. */
export function useDeliveryForm(accountId: string, kind: DeliveryKind) {
  const draft = useDeliveryDraft(accountId, kind)
  const [search] = useSearchParams()
  const { register, setValue, getValues, control, subscribe } = useForm<DeliveryValues>({
    defaultValues: withHeadedFor(draft.found.values, search),
  })
  const values = useWatch({ control, compute: (typed: DeliveryValues) => typed })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attemptCount, setAttemptCount] = useState(0)

  const { keep, attempt } = draft
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (change) => keep(change.values, attempt) }),
    [subscribe, keep, attempt],
  )

  const { pickupLocation, dropLocation } = values
  const ends: Ends | null =
    pickupLocation && dropLocation ? { pickup: pickupLocation, dropoff: dropLocation } : null
  const fare = useFare(kind, ends, attempt && ends && isBetween(attempt.body, ends) ? attempt.quote : null)

  function tell(next: Trouble, at: FieldErrors = {}) {
    setErrors(at)
    setTrouble(next)
    setAttemptCount((count) => count + 1)
  }

  const placing = usePlaceOrder(kind, draft, (refusal) => tell(...troubleOf(refusal)))

  function submit() {
    const typed = getValues()
    const { errors: found, isIncomplete } = checkDelivery(typed)
    if (Object.keys(found).length > 0) {
      tell({ title: isIncomplete ? orderMessages.incomplete : REFUSALS.VALIDATION.message, texts: [] }, found)
      return
    }
    setErrors({})
    setTrouble(null)
    void placing.order(typed)
  }

  return {
    register,
    values,
    setPlace(end: 'pickup' | 'drop', text: string, place: Ends['pickup'] | null) {
      setValue(`${end}Text`, text)
      setValue(`${end}Location`, place)
    },
    errors,
    /** Takes a field's error away as soon as it is being righted. */
    forgive: (name: keyof FieldErrors) => {
      if (errors[name] !== undefined) setErrors(({ [name]: _righted, ...others }) => others)
    },
    trouble,
    attemptCount,
    ends,
    fare,
    placing,
    submit,
    accept: () => void placing.accept(getValues()),
  }
}

function troubleOf(refusal: CallRefusal): [Trouble, FieldErrors] {
  const { errors, others } = fieldErrorsOf(refusal.fields ?? {})
  if (refusal.code === 'VALIDATION') {
    const isAtFields = Object.keys(errors).length > 0
    return [{ title: isAtFields ? REFUSALS.VALIDATION.message : refusal.message, texts: others }, errors]
  }
  const isAlreadyOrdered = refusal.code === 'QUOTE_USED'
  const reasons = [refusal.message, isAlreadyOrdered ? texts.alreadyOrdered : texts.nothingLost]
  return [{ title: orderMessages.createFailed, texts: reasons, isAlreadyOrdered }, {}]
}

/** What was typed on the first page, before signing in, where nothing newer stands. */
function withHeadedFor(values: DeliveryValues, search: URLSearchParams): DeliveryValues {
  return {
    ...values,
    pickupText: values.pickupText || (search.get('from') ?? ''),
    dropText: values.dropText || (search.get('to') ?? ''),
  }
}

function isBetween(
  { pickupLocation, dropLocation }: { pickupLocation: Ends['pickup']; dropLocation: Ends['pickup'] },
  { pickup, dropoff }: Ends,
): boolean {
  return (
    pickupLocation.coordinates.join() === pickup.coordinates.join() &&
    dropLocation.coordinates.join() === dropoff.coordinates.join()
  )
}
