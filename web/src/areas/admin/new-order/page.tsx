import { DELIVERY_KINDS, isPermitted, type Role } from '@ozi/contract'
import { type FormEvent, useEffect } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { FIELDS } from '~/placing/errand/check'
import { FarePanel } from '~/placing/errand/FarePanel'
import { LandmarkFields, PlaceFields } from '~/placing/errand/FormFields'
import { fieldId, kindTexts, labelOf } from '~/placing/errand/labels'
import { PayerField } from '~/placing/errand/PayerField'
import { usePaymentOptions } from '~/placing/PaymentField'
import { PlacesMap } from '~/placing/errand/PlacesMap'
import { WhenField } from '~/placing/errand/WhenField'
import { PersonFields } from '~/placing/errand/PersonFields'
import { FormGroup } from '~/placing/FormGroup'
import { FormTrouble } from '~/placing/FormTrouble'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { RadioCards } from '~/ui/field/RadioCards'
import { useIsShown } from '~/ui/state/RevealWhen'
import { LeavingPage } from '~/ui/dialog/useLeaving'
import { NotPermitted } from '../shared/NotPermitted'
import { CALLER_FIELDS } from './caller'
import { CallerFields, callerFieldId } from './CallerFields'
import { PaymentChoice } from './PaymentChoice'
import { newOrderTexts as texts } from './texts'
import { useNewOrder } from './useNewOrder'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

const CALLER_LABELS = {
  customer: texts.customer,
  name: texts.name,
  mobileNumber: texts.phone,
  email: texts.email,
} as const

/** An order for a caller: who, from where to where, and the fare, before it is placed. */
export default function NewOrder() {
  const role: Role = useSession()?.data?.role ?? 'user'
  return isPermitted(role, 'moveOrders') ? <NewOrderForm /> : <NotPermitted />
}

function NewOrderForm() {
  const form = useNewOrder()
  const { kind, callerTrouble, errand, placing } = form
  const words = useTexts(deliveryTexts)
  const kindWords = useTexts(kindTexts(kind))
  const { isKnown } = usePaymentOptions()
  const isShown = useIsShown()
  useEffect(() => {
    // Focuses the caller first, but only once, not when the choice is made again.
    if (isShown) document.getElementById(callerFieldId('customer'))?.focus()
  }, [isShown])
  function send(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }
  return (
    <>
      <BackLink to="/admin/orders">{texts.back}</BackLink>
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="text-quiet mt-1.5">{texts.lead}</p>
      <form
        noValidate
        onSubmit={send}
        // No bar is below the total here; above it, room is kept for the focused field.
        className="mt-5 flex flex-col gap-4 [--bottom-bar:-1px] md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:items-start md:gap-6 [&_input]:scroll-mb-48 [&_textarea]:scroll-mb-48"
      >
        <FormTrouble
          form={{
            trouble: errand.trouble ?? callerTrouble.trouble,
            errors: { ...callerTrouble.errors, ...errand.errors },
            attemptCount: callerTrouble.attemptCount + errand.attemptCount,
          }}
          ordersPath="/admin/orders"
          fields={[
            ...CALLER_FIELDS.map((name) => ({ name, id: callerFieldId(name), label: CALLER_LABELS[name] })),
            ...FIELDS.map((name) => ({ name, id: fieldId(name), label: labelOf(name, words, kindWords) })),
          ]}
        />
        <div className="grid min-w-0 gap-4 md:gap-6">
          <CallerFields
            values={form.caller}
            onChange={form.changeCaller}
            errors={callerTrouble.errors}
            owners={form.owners}
          />
          <FormGroup title={texts.what}>
            <div role="radiogroup" aria-label={texts.what}>
              <RadioCards
                name="kind"
                options={DELIVERY_KINDS.map((value) => ({ value, label: texts[value] }))}
                value={kind}
                onChange={({ target }) => form.setKind(target.value === 'receive' ? 'receive' : 'send')}
              />
            </div>
          </FormGroup>
          <PlaceFields form={errand} kind={kind} />
          <PlacesMap form={errand} className="h-72" />
          <WhenField form={errand} />
          <LandmarkFields form={errand} />
          <PersonFields form={errand} kind={kind} />
        </div>
        <FarePanel
          fare={form.fare}
          isOrdering={form.isOrdering}
          isSettled={isKnown}
          payment={
            <div className="grid gap-4">
              <PaymentChoice value={errand.values.paymentMethod} onChange={errand.setPaymentMethod} />
              {errand.values.paymentMethod === 'Cash' && (
                <PayerField
                  value={errand.values.payer}
                  onChange={errand.setPayer}
                  kind={kind}
                  me={texts.payerIsCaller}
                />
              )}
            </div>
          }
        />
      </form>
      <ChangedDialog
        change={placing.change && { before: placing.change.before.total, now: placing.change.now.total }}
        title={words.feeChangedTitle}
        acceptText={words.orderAtNewFare}
        onAccept={placing.accept}
        onRefuse={placing.refuse}
      />
      <LeavingPage isUnsaved={form.isBegun} />
    </>
  )
}
