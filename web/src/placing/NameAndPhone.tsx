import { TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Field } from '~/ui/field/Field'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { TextInput, type TextInputProps } from '~/ui/field/TextInput'

interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  /** At the end of the label's line. */
  readonly aside?: ReactNode
  readonly error: string | undefined
  /** Connects the control with its form. */
  readonly control: Omit<TextInputProps, 'type' | 'before' | 'after'>
}

/** A person's name and phone number. No autofill: this is rarely the user. */
export function NameAndPhone({ name, phone }: { name: TextFieldProps; phone: TextFieldProps }) {
  return (
    <>
      <Field id={name.id} label={name.label} hint={name.hint} required error={name.error} aside={name.aside}>
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={TEXT_LIMIT.name}
          {...name.control}
        />
      </Field>
      <Field id={phone.id} label={phone.label} hint={phone.hint} required error={phone.error}>
        <PhoneInput autoComplete="off" enterKeyHint="next" {...phone.control} />
      </Field>
    </>
  )
}
