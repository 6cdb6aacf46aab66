import type { DeliveryKind, RecentPlace } from '@ozi/contract'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { IconButton } from '~/ui/button/IconButton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { FormGroup } from '../FormGroup'
import { PlaceField } from '../places/PlaceField'
import { recentBut } from '../places/useRecentPlaces'
import type { ErrandEnd, ErrandForm } from './useErrandForm'
import { personEnd } from './errandValues'

interface PlaceFieldsProps {
  form: ErrandForm
  kind: DeliveryKind
  /** Places that the person saved, and those of their earlier errands. */
  recent?: readonly RecentPlace[]
  /** Offers 'Use my location' at the end where the user is. */
  offersHere?: boolean
}

/** Pickup and dropoff with ring and pin. */
export function PlaceFields({ form, kind, recent = [], offersHere = false }: PlaceFieldsProps) {
  const { values, setPlace, setSaved, swap } = form
  const texts = useTexts(deliveryTexts)
  const endOfPerson: ErrandEnd = personEnd(kind)
  return (
    <FormGroup title={texts.places}>
      <PlaceField
        {...form.field('pickupLocation')}
        label={texts.from}
        mark="ring"
        text={values.pickupText}
        place={values.pickupLocation}
        onChange={(text, place, words) => setPlace('pickup', text, place, words)}
        recent={recentBut(recent, values.dropLocation)}
        onSaved={(place) => setSaved('pickup', place, endOfPerson === 'pickup')}
        offersHere={offersHere && endOfPerson !== 'pickup'}
      />
      <Swap onSwap={swap} />
      <PlaceField
        {...form.field('dropLocation')}
        label={texts.to}
        mark="pin"
        text={values.dropText}
        place={values.dropLocation}
        onChange={(text, place, words) => setPlace('drop', text, place, words)}
        recent={recentBut(recent, values.pickupLocation)}
        onSaved={(place) => setSaved('drop', place, endOfPerson === 'drop')}
        offersHere={offersHere && endOfPerson !== 'drop'}
      />
    </FormGroup>
  )
}

/** On the dotted line from ring to pin. */
function Swap({ onSwap }: { onSwap: () => void }) {
  const texts = useTexts(deliveryTexts)
  const [count, setCount] = useState(0)
  return (
    <div className="relative -my-4 py-1.5">
      <span aria-hidden className="border-edge absolute inset-y-0 left-5.25 border-l-2 border-dotted" />
      <IconButton
        label={texts.swap}
        look="edged"
        icon={<ArrowDownUp size={18} />}
        className="relative rounded-full!"
        onClick={() => {
          onSwap()
          setCount((before) => before + 1)
        }}
      />
      <VisuallyHidden role="status">{count > 0 && <span key={count}>{texts.swapped}</span>}</VisuallyHidden>
    </div>
  )
}
