import type { DeliveryKind, QuoteWithPlaces } from '@ozi/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ERRAND_FIELDS } from '~/placing/errand/errandFields'
import { ADDRESS_AT, useErrandForm } from '~/placing/errand/useErrandForm'
import { untilLoaded } from '~/ui/lazy/untilLoaded'
import { type PlaceInAddress, placesFromAddress } from './placesFromAddress'
import { useDeliveryDraft } from './useDeliveryDraft'
import { fareQuery, useFare, useKeepFare } from '~/placing/errand/useFare'
import { usePlacesFromAddress } from './usePlacesFromAddress'
import { usePlaceOrder } from './usePlaceOrder'
import {
  chosenEnds,
  type DeliveryValues,
  type Ends,
  endsOf,
  toErrandInput,
} from '~/placing/errand/errandValues'

/** The form can be filled in before its rules are there. */
const loadRules = () => untilLoaded(() => import('~/placing/errand/checkDelivery'))

/** The form of one kind: its values, its fare, its sending. */
export function useDeliveryForm(accountId: string, kind: DeliveryKind) {
  const draft = useDeliveryDraft(accountId, kind)
  const [search] = useSearchParams()
  const { keep, attempt } = draft
  const form = useErrandForm({
    initial: draft.attempt ? draft.found.values : withHeadedFor(draft.found.values, search),
    fields: ERRAND_FIELDS,
    check: async (values) => (await loadRules()).checkDelivery(values),
    keep: (values) => keep(values, attempt),
  })
  useEffect(() => void loadRules(), [])
  const { getValues, setPlace, setErrorAt, showRefusal } = form
  const ends = chosenEnds(form.values)

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
    // Input made since is newer.
    const typed = getValues()
    if (typed[`${end}Text`] !== text || typed[`${end}Location`] !== null) return
    if (place) setPlace(end, place.placeName, place)
    else setErrorAt(`${end}Location`, textsNow(deliveryTexts).unknownPlace(text))
  }

  const placing = usePlaceOrder(draft, getValues, showRefusal)

  function send(values: DeliveryValues) {
    const order = toErrandInput(kind, values)
    if (order) placing.place({ order, quote: fareQuery(kind, endsOf(order)), seen: fare.quote })
  }

  return { ...form, fare: isHeading && !ends ? { ...fare, isLoading: true } : fare, placing, send }
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
