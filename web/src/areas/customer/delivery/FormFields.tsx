import { type DeliveryKind, TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Field } from '~/ui/Field'
import { PhoneInput } from '~/ui/PhoneInput'
import { Textarea } from '~/ui/Textarea'
import { TextInput } from '~/ui/TextInput'
import { PlaceField } from '../shared/places/PlaceField'
import type { FieldName } from './check'
import { fieldId, labelOf } from './labels'
import { deliveryTexts as texts, KIND_TEXTS } from './texts'
import type { DeliveryFormState } from './useDeliveryForm'

interface FieldsProps {
  form: DeliveryFormState
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-line bg-surface grid min-w-0 content-start gap-5 border p-4 md:h-full md:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** Ring and pin: where the errand begins and ends. */
export function PlaceFields({ form: { values, setPlace, errors } }: FieldsProps) {
  return (
    <Group title={texts.places}>
      <PlaceField
        id={fieldId('pickupLocation')}
        label={texts.from}
        mark="ring"
        text={values.pickupText}
        place={values.pickupLocation}
        onChange={(text, place) => setPlace('pickup', text, place)}
        error={errors.pickupLocation}
      />
      <PlaceField
        id={fieldId('dropLocation')}
        label={texts.to}
        mark="pin"
        text={values.dropText}
        place={values.dropLocation}
        onChange={(text, place) => setPlace('drop', text, place)}
        error={errors.dropLocation}
      />
    </Group>
  )
}

/** How each end is found, in people's own words. */
export function LandmarkFields({ form }: FieldsProps) {
  return (
    <Group title={texts.addresses}>
      <LandmarkField form={form} name="pickupAddress" label={texts.pickupAddress} hint={texts.pickupHint} />
      <LandmarkField
        form={form}
        name="receiverAddress"
        label={texts.dropoffAddress}
        hint={texts.dropoffHint}
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
      <TextInput autoComplete="off" maxLength={TEXT_LIMIT.line} {...bind(form, name)} />
    </Field>
  )
}

/** Whom the rider meets at the other end, and what is carried. */
export function PersonFields({ form, kind }: FieldsProps & { kind: DeliveryKind }) {
  const { errors } = form
  return (
    <Group title={KIND_TEXTS[kind].person}>
      <Field
        id={fieldId('receiverName')}
        label={labelOf('receiverName', kind)}
        required
        error={errors.receiverName}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          maxLength={TEXT_LIMIT.name}
          {...bind(form, 'receiverName')}
        />
      </Field>
      <Field id={fieldId('phone')} label={labelOf('phone', kind)} required error={errors.phone}>
        <PhoneInput autoComplete="off" {...bind(form, 'phone')} />
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

/** A field whose error goes as soon as one begins to right it. */
function bind({ register, forgive }: DeliveryFormState, name: FieldName) {
  return register(name, { onChange: () => forgive(name) })
}
