import { type DeliveryKind, PARCEL_SIZES, type RecentPlace, TEXT_LIMIT } from '@ozi/contract'
import { ContactRound, UserRound } from 'lucide-react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { parcelTexts } from '~/languages/en/account/parcel'
import { ParcelSizeIcon } from '~/order/ParcelSizeIcon'
import { Button } from '~/ui/button/Button'
import { Field, FieldSet } from '~/ui/field/Field'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { RadioCards } from '~/ui/field/RadioCards'
import { Textarea } from '~/ui/field/Textarea'
import { FormGroup } from '../FormGroup'
import { NameAndPhone } from '../NameAndPhone'
import { SaveForNextTime } from '../saved/SaveForNextTime'
import { hasContacts, pickContact } from './pickContact'
import { errandKindTexts } from './errandFields'
import type { ErrandForm } from './useErrandForm'
import { recipientOf } from './errandValues'

interface ErrandPersonFieldsProps {
  form: ErrandForm
  kind: DeliveryKind
  /** The person that 'Myself' fills in. */
  myself?: { readonly name: string; readonly mobileNumber: string } | undefined
  /** The user's saved people; offers to save this person, too. */
  saved?: readonly RecentPlace[]
}

/** The person whom the rider meets at the other end, and the package. */
export function ErrandPersonFields({ form, kind, myself, saved }: ErrandPersonFieldsProps) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(errandKindTexts(kind))
  return (
    <FormGroup title={words.person}>
      <KnownPeople form={form} myself={myself} />
      <NameAndPhone
        name={{
          ...form.field('receiverName'),
          label: words.personName,
          control: form.bind('receiverName'),
        }}
        phone={{
          ...form.field('phone'),
          label: words.personPhone,
          hint: texts.phoneHint,
          control: form.bind('phone'),
        }}
      />
      {saved && (
        <SaveForNextTime
          recipient={recipientOf(kind, form.values)}
          places={saved}
          isWanted={form.values.savesContact}
          onChange={(savesContact) => form.set({ savesContact })}
        />
      )}
      <SizeField form={form} />
      <Field {...form.field('packageDetails')} label={texts.details} hint={texts.detailsHint} optional>
        <Textarea rows={2} maxLength={TEXT_LIMIT.paragraph} {...form.bind('packageDetails')} />
      </Field>
    </FormGroup>
  )
}

/** Fills in name and number with one tap: the user's own, or those of a contact on the phone. */
function KnownPeople({ form, myself }: Pick<ErrandPersonFieldsProps, 'form' | 'myself'>) {
  const texts = useTexts(deliveryTexts)
  if (!myself && !hasContacts()) return null
  return (
    <div className="-mt-1.5 flex flex-wrap gap-2">
      {myself && (
        <Button
          look="secondary"
          icon={<UserRound size={18} />}
          onClick={() => form.setPerson({ name: myself.name, phone: nationalPhone(myself.mobileNumber) })}
        >
          {texts.myself}
        </Button>
      )}
      {hasContacts() && (
        <Button
          look="secondary"
          icon={<ContactRound size={18} />}
          onClick={() => {
            void pickContact().then((contact) => contact && form.setPerson(contact))
          }}
        >
          {texts.contacts}
        </Button>
      )}
    </div>
  )
}

/** How big the parcel is: it decides which vehicles may carry it. */
function SizeField({ form }: { form: ErrandForm }) {
  const texts = useTexts(parcelTexts)
  return (
    <FieldSet label={texts.size} hint={texts.sizeHint} error={form.errors.parcelSize}>
      <RadioCards
        options={PARCEL_SIZES.map((size) => ({
          value: size,
          label: texts[size],
          icon: <ParcelSizeIcon size={size} />,
        }))}
        {...form.bind('parcelSize')}
      />
    </FieldSet>
  )
}
