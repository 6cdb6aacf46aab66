import type { DeliveryKind } from '@ozi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CallRefusal, refusalOf } from '~/api'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { checkDelivery } from '~/placing/errand/check'
import { useErrandForm } from '~/placing/errand/useErrandForm'
import { fareQuery, useFare } from '~/placing/errand/useFare'
import { type DeliveryValues, endsOf, NO_VALUES, toErrandInput } from '~/placing/errand/values'
import { whoPays } from '~/placing/errand/whoPays'
import { useTrouble } from '~/placing/useTrouble'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
import { e164Phone } from '~/ui/field/phone'
import { CALLER_FIELDS, type CallerValues, checkCaller, NO_CALLER, toCaller } from './caller'
import { newOrderTexts as texts } from './texts'
import { usePhoneOwners } from './usePhoneOwners'
import { type CallerErrand, usePlaceForCaller } from './usePlaceForCaller'

/** The form of an order for a caller: the caller, the errand, its fare, and placing the order. */
export function useNewOrder() {
  const navigate = useNavigate()
  const [kind, setKind] = useState<DeliveryKind>('send')
  const [caller, setCaller] = useState<CallerValues>(NO_CALLER)
  const callerTrouble = useTrouble(CALLER_FIELDS)
  const { owners, find } = usePhoneOwners(caller)
  const [isLooking, setLooking] = useState(false)
  const errand = useErrandForm(NO_VALUES)
  const fare = useFare(kind, errand.ends, null)

  function tellRefusal(refusal: CallRefusal) {
    if (refusal.code === 'ACCOUNT_EXISTS') {
      callerTrouble.tellUnchecked({ errors: { email: texts.emailTaken }, isIncomplete: false })
    } else errand.tellRefusal(refusal, textsNow(deliveryTexts).nothingLost)
  }

  const placing = usePlaceForCaller(tellRefusal, (order) => {
    const { _id, number, fee } = order
    // Replaces the form's history entry, so that Back leads to the list rather than to a completed form.
    void navigate(`/admin/orders/${_id}`, { replace: true })
    const fare = formatNaira(fee)
    const words =
      order.paymentMethod === 'Cash'
        ? texts.placedFor[whoPays(order)](number, fare)
        : texts.placedByLink(number, fare)
    void notice.toReadOut(texts.placed, words)
  })

  function wanted(): CallerErrand | null {
    const customer = toCaller(caller)
    const found = toErrandInput(kind, errand.getValues())
    return customer && found ? { ...found, customer } : null
  }

  const changeCaller = (change: Partial<CallerValues>) => {
    setCaller((before) => ({ ...before, ...change }))
    callerTrouble.forgive(...CALLER_FIELDS)
  }

  /**
   * Whether a new customer may have this number. Asked only once per number: when an order is sent again
   * after a lost answer, the customer that it created already has the number.
   */
  async function isPhoneFree(): Promise<boolean> {
    const phone = e164Phone(caller.phone)
    if (!caller.isNew || caller.freePhone === phone) return true
    setLooking(true)
    try {
      const isFree = (await find(phone)).length === 0
      if (isFree) changeCaller({ freePhone: phone })
      else callerTrouble.tellUnchecked({ errors: { mobileNumber: texts.phoneKnown }, isIncomplete: false })
      return isFree
    } catch (error) {
      tellRefusal(refusalOf(error))
      return false
    } finally {
      setLooking(false)
    }
  }

  async function submit() {
    const [who, what] = [checkCaller(caller), checkDelivery(errand.getValues())]
    callerTrouble.forgiveAll()
    errand.forgiveAll()
    const [isWhoRight, isWhatRight] = [who, what].map(({ errors }) => Object.keys(errors).length === 0)
    if (!isWhatRight) errand.tellUnchecked(what)
    if (!isWhoRight) callerTrouble.tellUnchecked(who)
    const order = isWhoRight && isWhatRight ? wanted() : null
    if (order && !isLooking && (await isPhoneFree())) {
      placing.place({ order, quote: fareQuery(kind, endsOf(order)), seen: fare.quote })
    }
  }

  return {
    kind,
    setKind,
    caller,
    isBegun: Object.values(caller).some(isFilled) || isErrandBegun(errand.values),
    owners,
    changeCaller,
    callerTrouble,
    errand,
    fare,
    placing,
    isOrdering: isLooking || placing.isOrdering,
    submit: () => void submit(),
  }
}

const isErrandBegun = (values: DeliveryValues): boolean =>
  Object.entries(NO_VALUES).some(([name, empty]) => values[name as keyof DeliveryValues] !== empty)

/** Whether something was typed or chosen; switches do not count. */
const isFilled = (value: unknown): boolean => value !== null && value !== '' && typeof value !== 'boolean'
