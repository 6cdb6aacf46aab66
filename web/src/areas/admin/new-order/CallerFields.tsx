import { TEXT_LIMIT } from '@ozi/contract'
import { FormGroup } from '~/placing/FormGroup'
import { NameAndPhone } from '~/placing/NameAndPhone'
import type { ErrorsAt } from '~/form/problems'
import { Field } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { e164Phone } from '~/ui/field/phone'
import { TextInput } from '~/ui/field/TextInput'
import { asNewCaller, type CallerField, type CallerValues, type KnownCaller } from './caller'
import { CustomerPicker } from './CustomerPicker'
import { PhoneOwners } from './PhoneOwners'
import { newOrderTexts as texts } from './texts'

export const callerFieldId = (name: CallerField): string => `caller-${name}`

interface CallerFieldsProps {
  values: CallerValues
  onChange: (change: Partial<CallerValues>) => void
  errors: ErrorsAt<CallerField>
  /** Customers who have the new caller's phone number. */
  owners: readonly KnownCaller[]
}

/** Focuses a field after the render, because the pressed button has disappeared. */
function focusSoon(field: CallerField): void {
  requestAnimationFrame(() => document.getElementById(callerFieldId(field))?.focus())
}

/** The caller: an existing customer, or a new one. */
export function CallerFields({ values, onChange, errors, owners }: CallerFieldsProps) {
  function changePhone(phone: string) {
    // The decision about the previous number does not apply to another one.
    const isSame = e164Phone(phone) === values.freePhone
    onChange({ phone, ...(isSame ? {} : { freePhone: '' }) })
  }
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
              control: { value: values.phone, onChange: ({ target }) => changePhone(target.value) },
            }}
          />
          <PhoneOwners
            owners={owners}
            isSomebodyElse={values.freePhone === e164Phone(values.phone)}
            onTake={(known) => {
              onChange({ isNew: false, known })
              focusSoon('customer')
            }}
            onSomebodyElse={() => {
              onChange({ freePhone: e164Phone(values.phone) })
              focusSoon('email')
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
          onNew={(typed) => {
            const begun = asNewCaller(typed)
            onChange(begun)
            focusSoon(begun.name === undefined ? 'name' : 'mobileNumber')
          }}
        />
      )}
    </FormGroup>
  )
}
