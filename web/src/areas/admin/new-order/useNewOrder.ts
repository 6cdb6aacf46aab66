import type { DeliveryKind } from '@ozi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkDelivery } from '~/placing/errand/checkDelivery'
import { ERRAND_FIELDS } from '~/placing/errand/errandFields'
import { useErrandForm } from '~/placing/errand/useErrandForm'
import { fareQuery, useFare } from '~/placing/errand/useFare'
import { chosenEnds, endsOf, NO_VALUES, toErrandInput } from '~/placing/errand/errandValues'
import { whoPays } from '~/placing/errand/whoPays'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
import { e164Phone } from '~/ui/field/phoneNumber'
import { CALLER_FIELDS, type CallerValues, checkCaller, NO_CALLER, toCaller } from './caller'
import { newOrderTexts as texts } from './texts'
import { usePhoneOwners } from './usePhoneOwners'
import { type CallerErrand, usePlaceForCaller } from './usePlaceForCaller'

/** The form of an order for a caller: the caller, the errand, its fare, and placing the order. */
export function useNewOrder() {
  const navigate = useNavigate()
  const [kind, setKind] = useState<DeliveryKind>('send')
  const form = useErrandForm({
    initial: NOTHING,
    fields: [...CALLER_FIELDS, ...ERRAND_FIELDS],
    check: (values) => ({ ...checkCaller(values), ...checkDelivery(values) }),
    fieldOf: ({ code }) => (code === 'ACCOUNT_EXISTS' ? 'email' : undefined),
  })
  const { values } = form
  const { owners, find } = usePhoneOwners(values)
  const fare = useFare(kind, chosenEnds(values), null)

  const placing = usePlaceForCaller(form.showRefusal, (order) => {
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

  function changeCaller(change: Partial<CallerValues>) {
    form.set(change)
    form.forgive(...CALLER_FIELDS)
  }

  /**
   * Whether a new customer may have this number. Asked only once per number: when an order is sent again
   * after a lost answer, the customer that it created already has the number.
   */
  async function isPhoneFree(caller: CallerValues): Promise<boolean> {
    const phone = e164Phone(caller.mobileNumber)
    if (!caller.isNew || caller.freePhone === phone) return true
    const isFree = (await find(phone)).length === 0
    if (isFree) changeCaller({ freePhone: phone })
    else form.fail({ mobileNumber: texts.phoneKnown })
    return isFree
  }

  async function send(sent: typeof NOTHING) {
    const customer = toCaller(sent)
    const errand = toErrandInput(kind, sent)
    if (!customer || !errand || !(await isPhoneFree(sent))) return
    const order: CallerErrand = { ...errand, customer }
    placing.place({ order, quote: fareQuery(kind, endsOf(order)), seen: fare.quote })
  }

  return {
    ...form,
    kind,
    setKind,
    owners,
    changeCaller,
    fare,
    placing,
    isOrdering: form.isBusy || placing.isOrdering,
    send,
  }
}

const NOTHING = { ...NO_CALLER, ...NO_VALUES }
