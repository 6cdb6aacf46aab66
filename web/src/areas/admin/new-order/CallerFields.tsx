import { TEXT_LIMIT } from '@ozi/contract'
import { FormGroup } from '~/placing/FormGroup'
import { NameAndPhone } from '~/placing/NameAndPhone'
import type { ErrorsAt } from '~/placing/check'
import { Field } from '~/ui/Field'
import { RadioCards } from '~/ui/RadioCards'
import { TextInput } from '~/ui/TextInput'
import type { CallerField, CallerValues } from './caller'
import { CustomerPicker } from './CustomerPicker'
import { newOrderTexts as texts } from './texts'

export const callerFieldId = (name: CallerField): string => `caller-${name}`

interface CallerFieldsProps {
  values: CallerValues
  onChange: (change: Partial<CallerValues>) => void
  errors: ErrorsAt<CallerField>
}

/** Whose order it is: somebody there is, or somebody new. */
export function CallerFields({ values, onChange, errors }: CallerFieldsProps) {
  return (
    <FormGroup title={texts.who}>
      <div role="radiogroup" aria-label={texts.who}>
        <RadioCards
          name="caller"
          columns={2}
          options={[
            { value: 'known', label: texts.known },
            { value: 'new', label: texts.fresh },
          ]}
          value={values.isNew ? 'new' : 'known'}
          onChange={({ target }) => onChange({ isNew: target.value === 'new' })}
        />
      </div>
      {values.isNew ? (
        <>
          <NameAndPhone
            name={{
              id: callerFieldId('name'),
              label: texts.name,
              error: errors.name,
              control: { value: values.name, onChange: (event) => onChange({ name: event.target.value }) },
            }}
            phone={{
              id: callerFieldId('mobileNumber'),
              label: texts.phone,
              error: errors.mobileNumber,
              control: { value: values.phone, onChange: (event) => onChange({ phone: event.target.value }) },
            }}
          />
          <Field
            id={callerFieldId('email')}
            label={texts.email}
            hint={texts.emailHint}
            optional
            error={errors.email}
          >
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={TEXT_LIMIT.email}
              value={values.email}
              onChange={(event) => onChange({ email: event.target.value })}
            />
          </Field>
        </>
      ) : (
        <CustomerPicker
          id={callerFieldId('customer')}
          picked={values.known}
          onPick={(known) => onChange({ known })}
          error={errors.customer}
        />
      )}
    </FormGroup>
  )
}
