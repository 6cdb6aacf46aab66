import type { UseFormReturn } from 'react-hook-form'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { Select } from '~/ui/field/Select'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { type PersonField, type PersonValues, ruleOf } from './fields'
import { peopleTexts as texts } from './texts'

interface PersonFieldsProps {
  form: UseFormReturn<PersonValues>
  fields: readonly PersonField[]
  /** All fields are required but those that say they are optional. */
  areRequired?: boolean
  /** The first field has the initial focus of the dialog. */
  isFirstFocused?: boolean
}

/** The fields of a form about a person, in two columns if there is room. */
export function PersonFields({
  form,
  fields,
  areRequired = false,
  isFirstFocused = true,
}: PersonFieldsProps) {
  const saved = (form.formState.defaultValues ?? {}) as PersonValues
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field, at) => {
        if (field.isNeeded?.(form.watch(), saved) === false) return null
        const warning = field.warn?.(form.watch(field.name) ?? '') ?? ''
        return (
          <Field
            key={field.name}
            id={field.name}
            label={field.label}
            hint={warning === '' ? field.hint : <span className="text-wait">{warning}</span>}
            optional={areRequired && field.isOptional === true}
            error={form.formState.errors[field.name]?.message}
            className={field.isWide || field.kind === 'paragraph' ? 'sm:col-span-2' : ''}
          >
            <Control
              form={form}
              field={field}
              isRequired={field.isNeeded !== undefined || (areRequired && !field.isOptional)}
              isFocused={isFirstFocused && at === 0}
            />
          </Field>
        )
      })}
    </div>
  )
}

function Control({
  form,
  field,
  isRequired,
  isFocused,
}: {
  form: UseFormReturn<PersonValues>
  field: PersonField
  isRequired: boolean
  /** Gets the initial focus of a dialog. */
  isFocused: boolean
}) {
  const { kind = 'text', autoComplete = 'off', maxLength, options = [] } = field
  const wiring = form.register(field.name, { validate: ruleOf(field, isRequired) })
  const common = {
    ...wiring,
    ...(isRequired && { required: true }),
    ...(isFocused && { 'data-autofocus': true }),
    autoComplete,
  }
  if (kind === 'select') return <Select {...common} options={options} placeholder={texts.choose} />
  if (kind === 'paragraph') return <Textarea {...common} rows={3} maxLength={maxLength} />
  if (kind === 'phone') return <PhoneInput {...common} />
  if (kind === 'password') return <PasswordInput {...common} />
  if (kind === 'email') {
    return <TextInput {...common} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  }
  return <TextInput {...common} maxLength={maxLength} {...(kind === 'digits' && { inputMode: 'numeric' })} />
}
