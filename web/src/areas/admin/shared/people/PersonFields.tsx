import type { FormFields } from '~/form/useForm'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { Select } from '~/ui/field/Select'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { isRequired, type PersonField, type PersonValues } from './personFields'
import { peopleTexts as texts } from './texts'

interface PersonFieldsProps {
  form: FormFields<PersonValues, string>
  /** The fields on the screen. */
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
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field, at) => {
        const warning = field.warn?.(form.values[field.name] ?? '') ?? ''
        return (
          <Field
            key={field.name}
            {...form.field(field.name)}
            label={field.label}
            hint={field.hint}
            note={warning !== '' && <span className="text-wait">{warning}</span>}
            optional={areRequired && field.isOptional === true}
            className={field.isWide || field.kind === 'paragraph' ? 'sm:col-span-2' : ''}
          >
            <Control
              form={form}
              field={field}
              required={isRequired(field, areRequired)}
              isFocused={isFirstFocused && at === 0}
            />
          </Field>
        )
      })}
    </div>
  )
}

interface ControlProps {
  form: FormFields<PersonValues, string>
  field: PersonField
  required: boolean
  /** Gets the initial focus of a dialog. */
  isFocused: boolean
}

function Control({ form, field, required, isFocused }: ControlProps) {
  const { kind = 'text', autoComplete = 'off', maxLength, options = [] } = field
  const common = {
    ...form.bind(field.name),
    ...(required && { required }),
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
