import type { DeliveryKind, RecentPlace } from '@ozi/contract'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { ErrandPersonFields } from '~/placing/errand/ErrandPersonFields'
import { personEnd, recipientOf } from '~/placing/errand/errandValues'
import { FarePanel } from '~/placing/errand/FarePanel'
import { LandmarkFields } from '~/placing/errand/LandmarkFields'
import { ParcelChoices } from '~/placing/errand/ParcelChoices'
import { PayerChip } from '~/placing/errand/PayerField'
import { PaymentField, usePaymentOptions } from '~/placing/PaymentField'
import { SavedPeople } from '~/placing/saved/SavedPeople'
import type { SavedPlace } from '~/placing/saved/savedPlace'
import { SaveForNextTime } from '~/placing/saved/SaveForNextTime'
import type { useDeliveryForm } from './useDeliveryForm'

interface RestOfFormProps {
  form: ReturnType<typeof useDeliveryForm>
  kind: DeliveryKind
  /** The user's saved people and places. */
  recent: readonly RecentPlace[]
}

/** The form beside places and map: its script comes while the places are chosen. */
export function RestOfForm({ form, kind, recent }: RestOfFormProps) {
  const texts = useTexts(deliveryTexts)
  const { options, isKnown } = usePaymentOptions()
  const { values, shows, isStepped, isLast } = form
  // Each step is drawn anew: nothing of the one before moves.
  const drawn = isStepped ? form.step : 0
  const takesCash = values.paymentMethod === 'Cash' && options?.methods.includes('Cash') !== false
  return (
    <>
      <div key={`fields ${String(drawn)}`} className="grid min-w-0 content-start gap-3 lg:gap-6">
        {!isStepped && <SavedForErrand form={form} kind={kind} recent={recent} />}
        {shows(1) && takesCash && (
          <PayerChip value={values.payer} onChange={(payer) => form.set({ payer })} kind={kind} />
        )}
        {shows(2) && <People form={form} kind={kind} recent={recent} />}
        {shows(3) && <ParcelChoices form={form} />}
      </div>
      <FarePanel
        key={`fare ${String(drawn)}`}
        fare={form.fare}
        isOrdering={form.placing.isOrdering}
        isSettled={isKnown}
        isPaidFirst={values.paymentMethod === 'Paystack'}
        next={isLast ? undefined : texts.next}
        payment={
          <PaymentField
            value={values.paymentMethod}
            onChange={(paymentMethod) => form.set({ paymentMethod })}
            hint={texts.paymentHint}
          />
        }
      />
    </>
  )
}

/** Fills in the person with their place by one tap. */
export function SavedForErrand({ form, kind, recent }: RestOfFormProps) {
  const end = personEnd(kind)
  function fillIn(place: SavedPlace) {
    form.setSaved(end, place, true)
    // In steps the map takes the place of what was pressed.
    const other = end === 'drop' ? 'pickupLocation' : 'dropLocation'
    if (form.isStepped) document.getElementById(form.field(other).id)?.focus()
  }
  return (
    <div className="pt-1.5">
      <SavedPeople places={recent} onPick={fillIn} />
    </div>
  )
}

/** Both doors, and the person at the other one. */
function People({ form, kind, recent }: RestOfFormProps) {
  const begin = useEffectEvent(() => {
    const empty = PEOPLE.find((name) => form.values[name] === '')
    if (form.isStepped && empty) document.getElementById(form.field(empty).id)?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <>
      <LandmarkFields form={form} />
      <ErrandPersonFields form={form} kind={kind}>
        <SaveForNextTime
          recipient={recipientOf(kind, form.values)}
          places={recent}
          isWanted={form.values.savesContact}
          onChange={(savesContact) => form.set({ savesContact })}
        />
      </ErrandPersonFields>
    </>
  )
}

const PEOPLE = ['pickupAddress', 'receiverAddress', 'receiverName', 'phone'] as const
