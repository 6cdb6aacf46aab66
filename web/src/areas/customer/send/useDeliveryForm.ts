import type { DeliveryKind, QuoteWithPlaces } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { checkDelivery } from '~/placing/errand/check'
import { ADDRESS_AT, useErrandForm } from '~/placing/errand/useErrandForm'
import { type PlaceInAddress, placesFromAddress } from './placesFromAddress'
import { useDeliveryDraft } from './useDeliveryDraft'
import { fareQuery, useFare, useKeepFare } from '~/placing/errand/useFare'
import { usePlacesFromAddress } from './usePlacesFromAddress'
import { usePlaceOrder } from './usePlaceOrder'
import { type DeliveryValues, type Ends, endsOf, toErrandInput } from '~/placing/errand/values'

/** The form of one kind: its values, its fare, its sending. */
export function useDeliveryForm(accountId: string, kind: DeliveryKind) {
  const draft = useDeliveryDraft(accountId, kind)
  const [search] = useSearchParams()
  const form = useErrandForm(draft.attempt ? draft.found.values : withHeadedFor(draft.found.values, search))
  const { register, values, getValues, subscribe, setPlace, ends } = form
  const { errors, trouble, attemptCount, setErrorAt, forgive, forgiveAll, tellUnchecked, tellRefusal } = form

  const { keep, attempt } = draft
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (change) => keep(change.values, attempt) }),
    [subscribe, keep, attempt],
  )

  const [lapsed, setLapsed] = useState<QuoteWithPlaces | null>(null)
  const fare = useFare(
    kind,
    ends,
    attempt && ends && isBetween(endsOf(attempt.order), ends) ? attempt.quote : null,
    lapsed,
  )

  // The address does not change an order that is being placed.
  const keepFare = useKeepFare(kind, setLapsed)
  const isHeading = usePlacesFromAddress({
    onFare: keepFare,
    onFound: takeHeading,
    onDone: () => keep(getValues(), attempt),
  })

  function takeHeading({ end, text }: PlaceInAddress, place: Ends['pickup'] | null) {
    // What was typed or chosen since is newer.
    if (getValues(`${end}Text`) !== text || getValues(`${end}Location`) !== null) return
    if (place) setPlace(end, place.placeName, place)
    else setErrorAt(`${end}Location`, textsNow(deliveryTexts).unknownPlace(text))
  }

  const placing = usePlaceOrder(draft, getValues, (refusal) =>
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
    const order = toErrandInput(kind, typed)
    if (order) placing.place({ order, quote: fareQuery(kind, endsOf(order)), seen: fare.quote })
  }

  return {
    register,
    values,
    getValues,
    setPlace,
    setLandmark: form.setLandmark,
    swap: form.swap,
    setPerson: form.setPerson,
    setPickupWindow: form.setPickupWindow,
    setPaymentMethod: form.setPaymentMethod,
    setPayer: form.setPayer,
    setSaved: form.setSaved,
    setSavesContact: form.setSavesContact,
    errors,
    trouble,
    attemptCount,
    forgive,
    ends,
    fare: isHeading && !ends ? { ...fare, isLoading: true } : fare,
    placing,
    submit,
  }
}

/** Places in the address replace typed ones; a landmark is removed with its place. */
function withHeadedFor(values: DeliveryValues, search: URLSearchParams): DeliveryValues {
  const headed = { ...values }
  for (const { end, text } of placesFromAddress(search)) {
    if (text === values[`${end}Text`]) continue
    headed[`${end}Text`] = text
    headed[`${end}Location`] = null
    headed[ADDRESS_AT[end]] = ''
  }
  return headed
}

const isBetween = (one: Ends, other: Ends): boolean =>
  one.pickup.coordinates.join() === other.pickup.coordinates.join() &&
  one.dropoff.coordinates.join() === other.dropoff.coordinates.join() &&
  one.pickupWindow?.from === other.pickupWindow?.from
