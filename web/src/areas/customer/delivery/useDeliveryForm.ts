import { type DeliveryKind, REFUSALS } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { CallRefusal } from '~/api'
import { serverWordsNow, textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { checkDelivery, type FieldErrors, fieldErrorsOf } from './check'
import { type End, type Heading, readHeadings } from './headings'
import { useDeliveryDraft } from './useDeliveryDraft'
import { useFare } from './useFare'
import { useHeadedFor } from './useHeadedFor'
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
    defaultValues: draft.attempt ? draft.found.values : withHeadedFor(draft.found.values, search),
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

  // An order on its way is not changed by where an address leads.
  const isHeading = useHeadedFor(takeHeading, () => keep(getValues(), attempt))

  function takeHeading({ end, text }: Heading, place: Ends['pickup'] | null) {
    // What was typed or chosen since is newer.
    if (getValues(`${end}Text`) !== text || getValues(`${end}Location`) !== null) return
    if (place) setPlace(end, place.placeName, place)
    else
      setErrors((before) => ({ ...before, [`${end}Location`]: textsNow(deliveryTexts).unknownPlace(text) }))
  }

  function setPlace(end: End, text: string, place: Ends['pickup'] | null, words = '') {
    setValue(`${end}Text`, text)
    setValue(`${end}Location`, place)
    forgive(`${end}Location`)
    const address = ADDRESS_AT[end]
    if (words !== '' && getValues(address).trim() === '') {
      setValue(address, words)
      forgive(address)
    }
  }

  /** Takes a field's error away as soon as it is being righted. */
  function forgive(name: keyof FieldErrors) {
    setErrors((before) => {
      if (before[name] === undefined) return before
      const { [name]: _righted, ...others } = before
      return others
    })
  }

  /** The way back: each place takes its landmark along. */
  function swap() {
    const now = getValues()
    setValue('pickupText', now.dropText)
    setValue('pickupLocation', now.dropLocation)
    setValue('pickupAddress', now.receiverAddress)
    setValue('dropText', now.pickupText)
    setValue('dropLocation', now.pickupLocation)
    setValue('receiverAddress', now.pickupAddress)
    for (const name of ['pickupLocation', 'dropLocation', 'pickupAddress', 'receiverAddress'] as const) {
      forgive(name)
    }
  }

  /** Fills in whom the rider meets; what is not known of them stays. */
  function setPerson({ name, phone }: { name: string; phone: string }) {
    if (name !== '') setValue('receiverName', name)
    if (phone !== '') setValue('phone', phone)
    forgive('receiverName')
    forgive('phone')
  }

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
      const title = isIncomplete
        ? textsNow(orderMessageTexts).incomplete
        : serverWordsNow(REFUSALS.VALIDATION.message)
      tell({ title, texts: [] }, found)
      return
    }
    setErrors({})
    setTrouble(null)
    void placing.order(typed)
  }

  return {
    register,
    values,
    setPlace,
    swap,
    setPerson,
    errors,
    forgive,
    trouble,
    attemptCount,
    ends,
    fare: isHeading && !ends ? { ...fare, isLoading: true } : fare,
    placing,
    submit,
    accept: () => void placing.accept(getValues()),
  }
}

function troubleOf(refusal: CallRefusal): [Trouble, FieldErrors] {
  const texts = textsNow(deliveryTexts)
  const { errors, others } = fieldErrorsOf(refusal.fields ?? {})
  if (refusal.code === 'VALIDATION') {
    const isAtFields = Object.keys(errors).length > 0
    return [
      { title: isAtFields ? serverWordsNow(REFUSALS.VALIDATION.message) : refusal.message, texts: others },
      errors,
    ]
  }
  const isAlreadyOrdered = refusal.code === 'QUOTE_USED'
  const reasons = [refusal.message, isAlreadyOrdered ? texts.alreadyOrdered : texts.nothingLost]
  return [{ title: textsNow(orderMessageTexts).createFailed, texts: reasons, isAlreadyOrdered }, {}]
}

/** The landmark of each end. */
const ADDRESS_AT = { pickup: 'pickupAddress', drop: 'receiverAddress' } as const

/** What the address asks for takes the place of what was typed before; a landmark goes with its place. */
function withHeadedFor(values: DeliveryValues, search: URLSearchParams): DeliveryValues {
  const headed = { ...values }
  for (const { end, text } of readHeadings(search)) {
    if (text === values[`${end}Text`]) continue
    headed[`${end}Text`] = text
    headed[`${end}Location`] = null
    headed[ADDRESS_AT[end]] = ''
  }
  return headed
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
