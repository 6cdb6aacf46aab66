import type { DeliveryKind } from '@ozi/contract'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { useSession } from '~/session'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { PlaceFields } from '~/placing/errand/PlaceFields'
import { errandKindTexts, errandLabel } from '~/placing/errand/errandFields'
import { useRecentPlaces } from '~/placing/places/useRecentPlaces'
import { Skeleton } from '~/ui/state/Skeleton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { FormGroup } from '~/placing/FormGroup'
import { useDeliveryForm } from './useDeliveryForm'

const PlacesMap = lazyPart(async () => (await import('~/placing/errand/PlacesMap')).PlacesMap)
const RestOfForm = lazyPart(async () => (await import('./RestOfForm')).RestOfForm)
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
  const recent = useRecentPlaces()
  const { change, accept, refuse } = form.placing
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
          <PlacesMap
            form={form}
            className="h-72 md:h-full"
            fallback={<Skeleton className="h-72 md:h-full" />}
          />
        </div>
        <RestOfForm form={form} kind={kind} recent={recent} fallback={null} />
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
