import { CONTACT_LABEL, type AddressBookEntry, TEXT_LIMIT } from '@ozi/contract'
import { FormSummary } from '~/form/Form'
import { TaskDialog } from '~/form/TaskDialog'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { PlaceField } from '~/placing/places/PlaceField'
import { Field } from '~/ui/field/Field'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { TextInput } from '~/ui/field/TextInput'
import { useContactForm } from './useContactForm'

interface ContactDialogProps {
  /** Null adds one. */
  contact: AddressBookEntry | null
  onClose: () => void
}

/** Adds a person or place, or changes one. Input stays until it is saved. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const texts = useTexts(savedTexts)
  const form = useContactForm(contact, onClose)
  const { values, field, bind } = form
  return (
    <TaskDialog
      form={form}
      send={form.save}
      title={contact ? texts.changeOf(contact.name) : texts.addTitle}
      actionText={texts.save}
      busyText={texts.saving}
      onClose={onClose}
    >
      <FormSummary form={form} />
      <Field {...field('name')} label={texts.name} hint={texts.nameHint} required>
        <TextInput autoComplete="off" autoCapitalize="words" maxLength={TEXT_LIMIT.name} {...bind('name')} />
      </Field>
      <Field {...field('label')} label={texts.label} hint={texts.labelHint} optional>
        <TextInput autoComplete="off" maxLength={CONTACT_LABEL.max} {...bind('label')} />
      </Field>
      <Field {...field('phone')} label={texts.phone} hint={texts.phoneHint} optional>
        <PhoneInput autoComplete="off" {...bind('phone')} />
      </Field>
      <PlaceField
        {...field('place')}
        label={texts.place}
        mark="pin"
        text={values.placeText}
        place={values.place}
        onChange={(placeText, place) => form.set({ placeText, place })}
        offersHere
      />
      <Field {...field('address')} label={texts.landmark} optional>
        <TextInput
          autoComplete="off"
          autoCapitalize="sentences"
          maxLength={TEXT_LIMIT.line}
          {...bind('address')}
        />
      </Field>
    </TaskDialog>
  )
}
