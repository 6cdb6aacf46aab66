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
import { ParcelChoices } from '~/placing/errand/ParcelChoices'
import { ErrandPersonFields } from '~/placing/errand/ErrandPersonFields'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { FieldSet } from '~/ui/field/Field'
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
      <header className="flex flex-wrap items-center gap-x-6">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <BackLink to="/admin/orders">{texts.back}</BackLink>
      </header>
      <Form
        form={form}
        send={form.send}
        // No bar is below the total here; above it, room is kept for the focused field.
        className="mt-3 flex flex-col gap-4 [--bottom-bar:-1px] md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:items-start [&_input]:scroll-mb-48 [&_textarea]:scroll-mb-48"
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
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 xl:grid-cols-2 [&>section]:gap-3! [&>section]:p-4!">
          <CallerFields
            form={form}
            onChange={form.changeCaller}
            owners={form.owners}
            kind={
              <FieldSet label={texts.what}>
                <RadioCards
                  name="kind"
                  columns={2}
                  isCompact
                  options={DELIVERY_KINDS.map((value) => ({ value, label: texts[value] }))}
                  value={kind}
                  onChange={({ target }) => form.setKind(target.value === 'receive' ? 'receive' : 'send')}
                />
              </FieldSet>
            }
          />
          <PlaceFields form={form} kind={kind} />
          <LandmarkFields form={form} />
          <ErrandPersonFields form={form} kind={kind} />
          <div className="min-w-0 xl:col-span-2">
            <ParcelChoices form={form} />
          </div>
        </div>
        <div className="contents md:grid md:gap-4">
          <PlacesMap form={form} className="h-48" />
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
        </div>
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
