import { type DeliveryKind, TEXT_LIMIT } from '@ozi/contract'
import { ArrowDownUp, ContactRound, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { useSession } from '~/session'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { IconButton } from '~/ui/IconButton'
import { nationalPhone } from '~/ui/phone'
import { PhoneInput } from '~/ui/PhoneInput'
import { Textarea } from '~/ui/Textarea'
import { TextInput } from '~/ui/TextInput'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { PlaceField } from '../shared/places/PlaceField'
import { recentBut, useRecentPlaces } from '../shared/places/useRecentPlaces'
import type { FieldName } from './check'
import { hasContacts, pickContact } from './contacts'
import { fieldId, kindTexts } from './labels'
import type { DeliveryFormState } from './useDeliveryForm'

interface FieldsProps {
  form: DeliveryFormState
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-line bg-surface grid min-w-0 content-start gap-5 border p-4 md:h-full md:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** Ring and pin: where the errand begins and ends. */
export function PlaceFields({ form: { values, setPlace, swap, errors } }: FieldsProps) {
  const texts = useTexts(deliveryTexts)
  const recent = useRecentPlaces()
  return (
    <Group title={texts.places}>
      <PlaceField
        id={fieldId('pickupLocation')}
        label={texts.from}
        mark="ring"
        text={values.pickupText}
        place={values.pickupLocation}
        onChange={(text, place, words) => setPlace('pickup', text, place, words)}
        error={errors.pickupLocation}
        recent={recentBut(recent, values.dropLocation)}
        offersHere
      />
      <Swap onSwap={swap} />
      <PlaceField
        id={fieldId('dropLocation')}
        label={texts.to}
        mark="pin"
        text={values.dropText}
        place={values.dropLocation}
        onChange={(text, place, words) => setPlace('drop', text, place, words)}
        error={errors.dropLocation}
        recent={recentBut(recent, values.pickupLocation)}
        offersHere
      />
    </Group>
  )
}

/** Stands on the line that runs dotted from ring to pin. */
function Swap({ onSwap }: { onSwap: () => void }) {
  const texts = useTexts(deliveryTexts)
  const [count, setCount] = useState(0)
  return (
    <div className="relative -my-4 py-1.5">
      <span aria-hidden className="border-edge absolute inset-y-0 left-5.25 border-l-2 border-dotted" />
      <IconButton
        label={texts.swap}
        look="edged"
        icon={<ArrowDownUp size={18} strokeWidth={1.75} aria-hidden />}
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

/** How each end is found, in people's own words. */
export function LandmarkFields({ form }: FieldsProps) {
  const texts = useTexts(deliveryTexts)
  const { pickupLocation, dropLocation } = form.values
  return (
    <Group title={texts.addresses}>
      <LandmarkField
        form={form}
        name="pickupAddress"
        label={texts.pickupAddress}
        hint={pickupLocation ? texts.pickupHintAt(pickupLocation.placeName) : texts.pickupHint}
      />
      <LandmarkField
        form={form}
        name="receiverAddress"
        label={texts.dropoffAddress}
        hint={dropLocation ? texts.dropoffHintAt(dropLocation.placeName) : texts.dropoffHint}
      />
    </Group>
  )
}

interface LandmarkFieldProps extends FieldsProps {
  name: 'pickupAddress' | 'receiverAddress'
  label: string
  hint: string
}

function LandmarkField({ form, name, label, hint }: LandmarkFieldProps) {
  return (
    <Field id={fieldId(name)} label={label} hint={hint} required error={form.errors[name]}>
      <TextInput
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
        maxLength={TEXT_LIMIT.line}
        {...bind(form, name)}
      />
    </Field>
  )
}

/** Whom the rider meets at the other end, and what is carried. */
export function PersonFields({ form, kind }: FieldsProps & { kind: DeliveryKind }) {
  const texts = useTexts(deliveryTexts)
  const words = useTexts(kindTexts(kind))
  const { errors } = form
  return (
    <Group title={words.person}>
      <KnownPeople form={form} />
      <Field id={fieldId('receiverName')} label={words.personName} required error={errors.receiverName}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={TEXT_LIMIT.name}
          {...bind(form, 'receiverName')}
        />
      </Field>
      <Field
        id={fieldId('phone')}
        label={words.personPhone}
        hint={texts.phoneHint}
        required
        error={errors.phone}
      >
        <PhoneInput autoComplete="off" enterKeyHint="next" {...bind(form, 'phone')} />
      </Field>
      <Field
        id={fieldId('packageDetails')}
        label={texts.details}
        hint={texts.detailsHint}
        optional
        error={errors.packageDetails}
      >
        <Textarea rows={2} maxLength={TEXT_LIMIT.paragraph} {...bind(form, 'packageDetails')} />
      </Field>
    </Group>
  )
}

/** One tap instead of a name and eleven digits: oneself, or somebody from the phone's book. */
function KnownPeople({ form }: FieldsProps) {
  const texts = useTexts(deliveryTexts)
  const me = useSession()?.data
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <div className="-mt-1.5 flex flex-wrap gap-2">
      {me && (
        <Button
          look="secondary"
          icon={<UserRound {...icon} />}
          onClick={() => form.setPerson({ name: me.name, phone: nationalPhone(me.mobileNumber) })}
        >
          {texts.myself}
        </Button>
      )}
      {hasContacts() && (
        <Button
          look="secondary"
          icon={<ContactRound {...icon} />}
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

/** A field whose error goes as soon as one begins to right it. */
function bind({ register, forgive }: DeliveryFormState, name: FieldName) {
  return register(name, { onChange: () => forgive(name) })
}
