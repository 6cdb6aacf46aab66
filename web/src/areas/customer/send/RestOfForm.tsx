import type { DeliveryKind, RecentPlace } from '@ozi/contract'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { payTexts } from '~/languages/en/customer/payment'
import { ErrandPersonFields } from '~/placing/errand/ErrandPersonFields'
import { FarePanel } from '~/placing/errand/FarePanel'
import { LandmarkFields } from '~/placing/errand/LandmarkFields'
import { PayerField } from '~/placing/errand/PayerField'
import { WhenField } from '~/placing/errand/WhenField'
import { PaymentField, usePaymentOptions } from '~/placing/PaymentField'
import { useSession } from '~/session'
import type { useDeliveryForm } from './useDeliveryForm'

interface RestOfFormProps {
  form: ReturnType<typeof useDeliveryForm>
  kind: DeliveryKind
  /** The user's saved people and places. */
  recent: readonly RecentPlace[]
}

/** The form below places and map: its script comes while the places are chosen. */
export function RestOfForm({ form, kind, recent }: RestOfFormProps) {
  const texts = useTexts(deliveryTexts)
  const pay = useTexts(payTexts)
  const { isKnown } = usePaymentOptions()
  const me = useSession()?.data
  return (
    <>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <WhenField form={form} />
        <LandmarkFields form={form} />
        <ErrandPersonFields form={form} kind={kind} myself={me ?? undefined} saved={recent} />
      </div>
      <FarePanel
        fare={form.fare}
        isOrdering={form.placing.isOrdering}
        isSettled={isKnown}
        isPaidFirst={form.values.paymentMethod === 'Paystack'}
        payment={
          <div className="grid gap-4">
            <PaymentField
              value={form.values.paymentMethod}
              onChange={(paymentMethod) => form.set({ paymentMethod })}
              hint={texts.paymentHint}
            />
            {form.values.paymentMethod === 'Cash' && (
              <PayerField
                value={form.values.payer}
                onChange={(payer) => form.set({ payer })}
                kind={kind}
                me={pay.me}
              />
            )}
          </div>
        }
      />
    </>
  )
}
