import type { DeliveryKind } from '@ozi/contract'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { useTrouble } from '../shared/placing/useTrouble'
import { checkDelivery, FIELDS } from './check'
import { type End, type Heading, readHeadings } from './headings'
import { useDeliveryDraft } from './useDeliveryDraft'
import { useFare } from './useFare'
import { useHeadedFor } from './useHeadedFor'
import { usePlaceOrder } from './usePlaceOrder'
import type { DeliveryValues, Ends } from './values'

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>

/** The form of one kind: its values, its fare, its sending. */
export function useDeliveryForm(accountId: string, kind: DeliveryKind) {
  const draft = useDeliveryDraft(accountId, kind)
  const [search] = useSearchParams()
  const { register, setValue, getValues, control, subscribe } = useForm<DeliveryValues>({
    defaultValues: draft.attempt ? draft.found.values : withHeadedFor(draft.found.values, search),
  })
  const values = useWatch({ control, compute: (typed: DeliveryValues) => typed })
  const { setErrorAt, forgiveAll, tellUnchecked, tellRefusal, ...trouble } = useTrouble(FIELDS)
  const { forgive } = trouble

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
    else setErrorAt(`${end}Location`, textsNow(deliveryTexts).unknownPlace(text))
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

  /** The way back: each place takes its landmark along. */
  function swap() {
    const now = getValues()
    setValue('pickupText', now.dropText)
    setValue('pickupLocation', now.dropLocation)
    setValue('pickupAddress', now.receiverAddress)
    setValue('dropText', now.pickupText)
    setValue('dropLocation', now.pickupLocation)
    setValue('receiverAddress', now.pickupAddress)
    forgive('pickupLocation', 'dropLocation', 'pickupAddress', 'receiverAddress')
  }

  /** Fills in whom the rider meets; what is not known of them stays. */
  function setPerson({ name, phone }: { name: string; phone: string }) {
    if (name !== '') setValue('receiverName', name)
    if (phone !== '') setValue('phone', phone)
    forgive('receiverName', 'phone')
  }

  const placing = usePlaceOrder(kind, draft, (refusal) =>
    tellRefusal(refusal, textsNow(deliveryTexts).nothingLost),
  )

  function submit() {
    const typed = getValues()
    const checked = checkDelivery(typed)
    if (Object.keys(checked.errors).length > 0) {
      tellUnchecked(checked)
      return
    }
    forgiveAll()
    placing.order(typed)
  }

  return {
    register,
    values,
    setPlace,
    swap,
    setPerson,
    ...trouble,
    ends,
    fare: isHeading && !ends ? { ...fare, isLoading: true } : fare,
    placing,
    submit,
    accept: () => placing.accept(getValues()),
  }
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
