import { TEXT_LIMIT } from '@ozi/contract'
import { useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { deliveryTexts, sendTexts } from '~/languages/en/customer/delivery'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { PlaceField } from '~/placing/places/PlaceField'
import { useRecentPlaces } from '~/placing/places/useRecentPlaces'
import { FormGroup } from '~/placing/FormGroup'
import { NameAndPhone } from '~/placing/NameAndPhone'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { SavedPeople } from '~/placing/saved/SavedPeople'
import { SaveForNextTime } from '~/placing/saved/SaveForNextTime'
import type { SavedPlace } from '~/placing/saved/savedPlace'
import type { CheckoutState } from './useCheckout'

/** The place and the receiver. */
export function CheckoutFields({ checkout: { quote, ...form } }: { checkout: CheckoutState }) {
  const texts = useTexts(checkoutTexts)
  const words = useTexts(deliveryTexts)
  const person = useTexts(sendTexts)
  const { refusal } = quote
  const { values, set, field, bind } = form
  const recent = useRecentPlaces()

  function fillIn({ place, address, saved: { name, phone } }: SavedPlace) {
    set({
      dropoffText: place.placeName,
      dropoff: place,
      receiverAddress: address,
      ...(phone === '' ? {} : { receiverName: name, phone: nationalPhone(phone) }),
    })
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
      <FormGroup title={texts.whereTo}>
        <PlaceField
          {...field('dropoff')}
          label={words.to}
          mark="pin"
          text={values.dropoffText}
          place={values.dropoff}
          onChange={(dropoffText, dropoff, words) =>
            // Fills in the landmark written earlier for this place, but never over typed text.
            set({
              dropoffText,
              dropoff,
              ...(words && values.receiverAddress.trim() === '' ? { receiverAddress: words } : {}),
            })
          }
          error={form.errors.dropoff ?? (refusal?.end === 'dropoff' ? refusal.message : undefined)}
          recent={recent}
          onSaved={fillIn}
          offersHere
        />
        <SavedPeople places={recent} onPick={fillIn} />
        <Field {...field('receiverAddress')} label={words.dropoffAddress} hint={words.dropoffHint} required>
          <TextInput autoComplete="off" maxLength={TEXT_LIMIT.line} {...bind('receiverAddress')} />
        </Field>
      </FormGroup>
      <FormGroup title={person.person}>
        <NameAndPhone
          name={{ ...field('receiverName'), label: person.personName, control: bind('receiverName') }}
          phone={{ ...field('phone'), label: person.personPhone, control: bind('phone') }}
        />
        <SaveForNextTime
          recipient={{
            name: values.receiverName,
            phone: values.phone,
            place: values.dropoff,
            address: values.receiverAddress,
          }}
          places={recent}
          isWanted={values.savesContact}
          onChange={(savesContact) => set({ savesContact })}
        />
      </FormGroup>
    </div>
  )
}
