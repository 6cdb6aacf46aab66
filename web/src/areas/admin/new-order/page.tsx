import { DELIVERY_KINDS, isPermitted, type Role } from '@ozi/contract'
import { useEffect } from 'react'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { FarePanel } from '~/placing/errand/FarePanel'
import { LandmarkFields } from '~/placing/errand/LandmarkFields'
import { PlaceFields } from '~/placing/errand/PlaceFields'
import { type ErrandField, errandKindTexts, errandLabel } from '~/placing/errand/errandFields'
import { PayerField } from '~/placing/errand/PayerField'
import { usePaymentOptions } from '~/placing/PaymentField'
import { PlacesMap } from '~/placing/errand/PlacesMap'
import { DetailsField, SizeField } from '~/placing/errand/ParcelFields'
import { WhenField } from '~/placing/errand/WhenField'
import { ErrandPersonFields } from '~/placing/errand/ErrandPersonFields'
import { FormGroup } from '~/placing/FormGroup'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { RadioCards } from '~/ui/field/RadioCards'
import { useIsShown } from '~/ui/state/RevealWhen'
import { NotPermitted } from '../shared/NotPermitted'
import { CallerFields } from './CallerFields'
import { PaymentChoice } from './PaymentChoice'
import { newOrderTexts as texts } from './texts'
import { useNewOrder } from './useNewOrder'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

const callerTexts = {
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
  const { kind, placing, values } = form
  const words = useTexts(deliveryTexts)
  const kindWords = useTexts(errandKindTexts(kind))
  const { isKnown } = usePaymentOptions()
  const isShown = useIsShown()
  const firstId = form.field('customer').id
  useEffect(() => {
    // Focuses the caller first, but only once, not when the choice is made again.
    if (isShown) document.getElementById(firstId)?.focus()
  }, [isShown, firstId])
  return (
    <>
      <BackLink to="/admin/orders">{texts.back}</BackLink>
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="text-quiet mt-1.5">{texts.lead}</p>
      <Form
        form={form}
        send={form.send}
        // No bar is below the total here; above it, room is kept for the focused field.
        className="mt-5 flex flex-col gap-4 [--bottom-bar:-1px] md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:items-start md:gap-6 [&_input]:scroll-mb-48 [&_textarea]:scroll-mb-48"
      >
        <OrderFormSummary
          form={form}
          ordersPath="/admin/orders"
          labelOf={(name) =>
            name in callerTexts
              ? callerTexts[name as keyof typeof callerTexts]
              : errandLabel(name as ErrandField, words, kindWords)
          }
        />
        <div className="grid min-w-0 gap-4 md:gap-6">
          <CallerFields form={form} onChange={form.changeCaller} owners={form.owners} />
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
          <PlaceFields form={form} kind={kind} />
          <PlacesMap form={form} className="h-72" />
          <LandmarkFields form={form} />
          <ErrandPersonFields form={form} kind={kind}>
            <WhenField form={form} />
            <SizeField form={form} />
            <DetailsField form={form} />
          </ErrandPersonFields>
        </div>
        <FarePanel
          fare={form.fare}
          isOrdering={form.isOrdering}
          isSettled={isKnown}
          payment={
            <div className="grid gap-4">
              <PaymentChoice
                value={values.paymentMethod}
                onChange={(paymentMethod) => form.set({ paymentMethod })}
              />
              {values.paymentMethod === 'Cash' && (
                <PayerField
                  value={values.payer}
                  onChange={(payer) => form.set({ payer })}
                  kind={kind}
                  me={texts.payerIsCaller}
                />
              )}
            </div>
          }
        />
      </Form>
      <ChangedDialog
        change={placing.change && { before: placing.change.before.total, now: placing.change.now.total }}
        title={words.feeChangedTitle}
        acceptText={words.orderAtNewFare}
        onAccept={placing.accept}
        onRefuse={placing.refuse}
      />
    </>
  )
}
