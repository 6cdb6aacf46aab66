import { CONTACT_LABEL, type AddressBookEntry, TEXT_LIMIT } from '@ozi/contract'
import type { FormEvent } from 'react'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { PlaceField } from '~/placing/places/PlaceField'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
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
  const { values, change, errors, problems, isSaving } = form
  function send(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  return (
    <Dialog open onClose={onClose} title={contact ? texts.changeOf(contact.name) : texts.addTitle}>
      <form noValidate method="post" className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={send}>
        <FormErrorSummary
          attempt={problems.attempt}
          errors={problems.linesOf(errors)}
          title={problems.headline?.title ?? texts.checkForm}
        />
        <Field id="name" label={texts.name} hint={texts.nameHint} required error={errors.name}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            maxLength={TEXT_LIMIT.name}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field id="label" label={texts.label} hint={texts.labelHint} optional error={errors.label}>
          <TextInput
            autoComplete="off"
            maxLength={CONTACT_LABEL.max}
            value={values.label}
            onChange={({ target }) => change({ label: target.value })}
          />
        </Field>
        <Field id="phone" label={texts.phone} hint={texts.phoneHint} optional error={errors.phone}>
          <PhoneInput
            autoComplete="off"
            value={values.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <PlaceField
          id="place"
          label={texts.place}
          mark="pin"
          text={values.placeText}
          place={values.place}
          onChange={(placeText, place) => change({ placeText, place })}
          error={errors.place}
          offersHere
        />
        <Field id="address" label={texts.landmark} hint={texts.landmarkHint} optional error={errors.address}>
          <TextInput
            autoComplete="off"
            autoCapitalize="sentences"
            maxLength={TEXT_LIMIT.line}
            value={values.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        </Field>
        <Button type="submit" wide busy={isSaving} busyText={texts.saving}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
