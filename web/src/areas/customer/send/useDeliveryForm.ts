import type { DeliveryKind, QuoteWithPlaces } from '@ozi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ErrorsAt } from '~/form/errors'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ERRAND_FIELDS, type ErrandField } from '~/placing/errand/errandFields'
import { ADDRESS_AT, useErrandForm } from '~/placing/errand/useErrandForm'
import { untilLoaded } from '~/ui/lazy/untilLoaded'
import { type PlaceInAddress, placesFromAddress } from './placesFromAddress'
import { useDeliveryDraft } from './useDeliveryDraft'
import { fareQuery, useFare, useKeepFare } from '~/placing/errand/useFare'
import { usePlacesFromAddress } from './usePlacesFromAddress'
import { usePlaceOrder } from './usePlaceOrder'
import { LAST_STEP, STEP_OF, type Step, useFormSteps } from './useFormSteps'
import {
  chosenEnds,
  type DeliveryValues,
  type Ends,
  endsOf,
  toErrandInput,
} from '~/placing/errand/errandValues'

/** The form can be filled in before its rules are there. */
const loadRules = () => untilLoaded(() => import('~/placing/errand/checkDelivery'))

/** The form of one kind: its values, its steps, its fare, its sending. */
export function useDeliveryForm(accountId: string, kind: DeliveryKind) {
  const draft = useDeliveryDraft(accountId, kind)
  const [search] = useSearchParams()
  const { keep, attempt } = draft
  const { isStepped, step: asked, go } = useFormSteps()
  const form = useErrandForm({
    initial: draft.attempt ? draft.found.values : withHeadedFor(draft.found.values, search),
    fields: ERRAND_FIELDS,
    check: async (values) => inSteps((await loadRules()).checkDelivery(values)),
    keep: (values) => keep(values, attempt),
  })
  useEffect(() => void loadRules(), [])
  const { getValues, setPlace, setErrorAt, showRefusal } = form
  const ends = chosenEnds(form.values)
  // Without places, as after a form was ordered, the others have nothing to stand on.
  const step = ends ? asked : 1
  const isLast = !isStepped || step === LAST_STEP
  /** What a later step asks for is not missing yet. */
  const inSteps = (errors: ErrorsAt<ErrandField>): ErrorsAt<ErrandField> =>
    Object.fromEntries(
      ERRAND_FIELDS.flatMap((name) => {
        const error = errors[name]
        return error !== undefined && (isLast || STEP_OF[name] <= step) ? [[name, error]] : []
      }),
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
    onDone: () => {
      keep(getValues(), attempt)
      if (isStepped && chosenEnds(getValues())) go(2)
    },
  })

  function takeHeading({ end, text }: PlaceInAddress, place: Ends['pickup'] | null) {
    // Input made since is newer.
    const typed = getValues()
    if (typed[`${end}Text`] !== text || typed[`${end}Location`] !== null) return
    if (place) setPlace(end, place.placeName, place)
    else setErrorAt(`${end}Location`, textsNow(deliveryTexts).unknownPlace(text))
  }

  const placing = usePlaceOrder(draft, getValues, showRefusal)

  // Errors lead to their step.
  const wrong = ERRAND_FIELDS.find((name) => form.errors[name] !== undefined)
  const leadToError = useEffectEvent(() => {
    if (isStepped && wrong !== undefined && STEP_OF[wrong] < step) go(STEP_OF[wrong])
  })
  useEffect(() => {
    if (form.attempt > 0) leadToError()
  }, [form.attempt])

  function send(values: DeliveryValues) {
    if (!isLast) return go((step + 1) as Step)
    const order = toErrandInput(kind, values)
    if (order) placing.place({ order, quote: fareQuery(kind, endsOf(order)), seen: fare.quote })
  }

  return {
    ...form,
    fare: isHeading && !ends ? { ...fare, isLoading: true } : fare,
    placing,
    send,
    isStepped,
    step,
    isLast,
    back: () => go((step - 1) as Step),
    /** Whether this part of the form is on the screen. */
    shows: (part: Step) => !isStepped || part === step,
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
