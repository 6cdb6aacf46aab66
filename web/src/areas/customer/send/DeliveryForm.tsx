import type { DeliveryKind } from '@ozi/contract'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Form } from '~/form/Form'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { useSession } from '~/session'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { OrderFormSummary } from '~/placing/OrderFormSummary'
import { PlaceFields } from '~/placing/errand/PlaceFields'
import { errandKindTexts, errandLabel } from '~/placing/errand/errandFields'
import { personEnd } from '~/placing/errand/errandValues'
import { useRecentPlaces } from '~/placing/places/useRecentPlaces'
import { isSaved } from '~/placing/saved/savedPlace'
import { Skeleton } from '~/ui/state/Skeleton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { FormGroup } from '~/placing/FormGroup'
import { StepHead } from './StepHead'
import { useDeliveryForm } from './useDeliveryForm'

const PlacesMap = lazyPart(async () => (await import('~/placing/errand/PlacesMap')).PlacesMap)
const SavedForErrand = lazyPart(async () => (await import('./RestOfForm')).SavedForErrand)
const RestOfForm = lazyPart(async () => (await import('./RestOfForm')).RestOfForm)
const ChangedDialog = lazyPart(async () => (await import('~/placing/ChangedDialog')).ChangedDialog)

/** In steps the map and the fields of a step fit a phone's screen. */
const MAP_ROOM = 'h-32 md:h-72 lg:h-full'

/**
 * Remounted when another account signs in in another tab, so that no input passes from one person to the
 * other.
 */
export function DeliveryForm({ kind }: { kind: DeliveryKind }) {
  const accountId = useSession()?.data?._id
  return accountId === undefined ? (
    <FormSkeleton kind={kind} />
  ) : (
    <FormOfAccount key={accountId} kind={kind} accountId={accountId} />
  )
}

/** The form for both kinds: places, people, and the fare; in steps on all but wide screens. */
function FormOfAccount({ kind, accountId }: { kind: DeliveryKind; accountId: string }) {
  const form = useDeliveryForm(accountId, kind)
  const texts = useTexts(deliveryTexts)
  const words = useTexts(errandKindTexts(kind))
  const recent = useRecentPlaces()
  const { change, accept, refuse } = form.placing
  const { step, isStepped, shows } = form
  const isPersonKnown = form.values[`${personEnd(kind)}Location`] !== null
  // The map shows nothing yet, and the person with their place is one tap.
  const offersSaved = isStepped && !isPersonKnown && recent.some(isSaved)
  return (
    <>
      <StepHead kind={kind} step={isStepped ? step : null} onBack={form.back} />
      <Form
        form={form}
        send={form.send}
        onKeyDown={goOnByEnter}
        data-covers-bar={isStepped && step > 1 ? '' : undefined}
        className={clsx(
          'mt-2.5 flex flex-col gap-3 max-md:-mb-8 lg:mt-5 lg:grid lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-6',
          // Keeps room below the focused element, because a bar sticks to the bottom of phone screens.
          '[&_:is(input,textarea,button,a)]:scroll-mb-28',
          // What the heading of a step says, its cards do not repeat.
          'max-lg:[&_section]:gap-4 max-lg:[&_section>h2]:hidden',
          isStepped && step > 1
            ? 'max-md:min-h-[calc(100dvh-8.5625rem)] [--bottom-bar:calc(var(--bottom-lines)-1px)]'
            : 'max-md:min-h-[calc(100dvh-12.375rem)]',
        )}
      >
        <OrderFormSummary form={form} labelOf={(name) => errandLabel(name, texts, words)} />
        {shows(1) && (
          <>
            <PlaceFields form={form} kind={kind} recent={recent} offersHere />
            <div className="lg:self-stretch">
              {offersSaved ? (
                <SavedForErrand
                  form={form}
                  kind={kind}
                  recent={recent}
                  fallback={<Skeleton className={MAP_ROOM} />}
                />
              ) : (
                <PlacesMap
                  form={form}
                  isSmall={isStepped}
                  className={MAP_ROOM}
                  fallback={<Skeleton className={MAP_ROOM} />}
                />
              )}
            </div>
          </>
        )}
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

/** The key that says 'next' on a phone leads to the next text; on the last one it sends. */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return
  const texts = [...event.currentTarget.querySelectorAll<HTMLElement>('[enterkeyhint=next]')]
  const following = texts[texts.indexOf(event.target as HTMLElement) + 1]
  if (!texts.includes(event.target as HTMLElement) || !following) return
  event.preventDefault()
  following.focus()
}

/** The form's layout while the account is still unknown. */
function FormSkeleton({ kind }: { kind: DeliveryKind }) {
  const texts = useTexts(deliveryTexts)
  return (
    <>
      <StepHead kind={kind} step={1} />
      <div
        aria-busy="true"
        className="mt-2.5 grid gap-3 lg:mt-5 lg:grid-cols-[1fr_22rem] lg:gap-6 max-lg:[&_section]:gap-4 max-lg:[&_section>h2]:hidden"
      >
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <FormGroup title={texts.places}>
          {[texts.from, texts.to].map((label) => (
            <div key={label}>
              <p className="mb-1.5 text-sm font-semibold">{label}</p>
              <Skeleton className="h-12" />
            </div>
          ))}
        </FormGroup>
        <Skeleton className={MAP_ROOM} />
      </div>
    </>
  )
}
