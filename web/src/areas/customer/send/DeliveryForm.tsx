import type { DeliveryKind } from '@ozi/contract'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { payTexts } from '~/languages/en/customer/payment'
import { useSession } from '~/session'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { PaymentField, usePaymentOptions } from '~/placing/PaymentField'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { FarePanel } from '~/placing/errand/FarePanel'
import { LandmarkFields, PlaceFields } from '~/placing/errand/FormFields'
import { errandKindTexts, errandLabel } from '~/placing/errand/errandFields'
import { PayerField } from '~/placing/errand/PayerField'
import { PlacesMap } from '~/placing/errand/PlacesMap'
import { WhenField } from '~/placing/errand/WhenField'
import { ErrandPersonFields } from '~/placing/errand/ErrandPersonFields'
import { useRecentPlaces } from '~/placing/places/useRecentPlaces'
import { Skeleton } from '~/ui/state/Skeleton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { FormGroup } from '~/placing/FormGroup'
import { useDeliveryForm } from './useDeliveryForm'

const ChangedDialog = lazyPart(async () => (await import('~/placing/ChangedDialog')).ChangedDialog)

/**
 * Remounted when another account signs in in another tab, so that no input passes from one person to the
 * other.
 */
export function DeliveryForm({ kind }: { kind: DeliveryKind }) {
  const accountId = useSession()?.data?._id
  const words = useTexts(errandKindTexts(kind))
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-quiet mt-1.5">{words.lead}</p>
      {accountId === undefined ? (
        <FormSkeleton />
      ) : (
        <FormOfAccount key={accountId} kind={kind} accountId={accountId} />
      )}
    </>
  )
}

/** The form for both kinds: places, landmarks, the other person, and the fare. */
function FormOfAccount({ kind, accountId }: { kind: DeliveryKind; accountId: string }) {
  const form = useDeliveryForm(accountId, kind)
  const texts = useTexts(deliveryTexts)
  const words = useTexts(errandKindTexts(kind))
  const pay = useTexts(payTexts)
  const recent = useRecentPlaces()
  const { isKnown } = usePaymentOptions()
  const me = useSession()?.data
  const { change, isOrdering, accept, refuse } = form.placing
  return (
    <>
      <Form
        form={form}
        send={form.send}
        // Keeps room below the focused element, because a bar sticks to the bottom of phone screens.
        className="mt-5 flex flex-col gap-4 max-md:-mb-8 md:grid md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_22rem] md:items-start md:gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-28"
      >
        <OrderFormSummary form={form} labelOf={(name) => errandLabel(name, texts, words)} />
        <PlaceFields form={form} kind={kind} recent={recent} offersHere />
        <div className="md:self-stretch">
          <PlacesMap form={form} className="h-72 md:h-full" />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <WhenField form={form} />
          <LandmarkFields form={form} />
          <ErrandPersonFields form={form} kind={kind} myself={me ?? undefined} saved={recent} />
        </div>
        <FarePanel
          fare={form.fare}
          isOrdering={isOrdering}
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
      </Form>
      {change && (
        <ChangedDialog
          change={{ before: change.before.total, now: change.now.total }}
          title={texts.feeChangedTitle}
          acceptText={texts.orderAtNewFare}
          onAccept={accept}
          onRefuse={refuse}
        />
      )}
    </>
  )
}

/** The form's layout while the account is still unknown. */
function FormSkeleton() {
  const texts = useTexts(deliveryTexts)
  return (
    <div aria-busy="true" className="mt-5 grid gap-4 md:grid-cols-[1fr_20rem] md:gap-6">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <FormGroup title={texts.places}>
        {[texts.from, texts.to].map((label) => (
          <div key={label}>
            <p className="mb-1.5 text-sm font-semibold">{label}</p>
            <Skeleton className="h-12" />
          </div>
        ))}
      </FormGroup>
      <Skeleton className="h-72 md:h-full" />
    </div>
  )
}
