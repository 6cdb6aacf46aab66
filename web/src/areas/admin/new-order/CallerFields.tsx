import { TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import { FormGroup } from '~/placing/FormGroup'
import { NameAndPhone } from '~/placing/NameAndPhone'
import type { FormFields } from '~/form/useForm'
import { Field } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { e164Phone } from '~/ui/field/phoneNumber'
import { TextInput } from '~/ui/field/TextInput'
import { asNewCaller, type CallerField, type CallerValues, type CallerAccount } from './caller'
import { CustomerPicker } from './CustomerPicker'
import { PhoneOwners } from './PhoneOwners'
import { newOrderTexts as texts } from './texts'

interface CallerFieldsProps {
  /** What it is about. */
  kind: ReactNode
  form: FormFields<CallerValues, CallerField>
  onChange: (change: Partial<CallerValues>) => void
  /** Customers who have the new caller's phone number. */
  owners: readonly CallerAccount[]
}

/** The caller: an existing customer, or a new one. */
export function CallerFields({ kind, form, onChange, owners }: CallerFieldsProps) {
  const { values, field } = form
  function changePhone(mobileNumber: string) {
    // The decision about the previous number does not apply to another one.
    const isSame = e164Phone(mobileNumber) === values.freePhone
    onChange({ mobileNumber, ...(isSame ? {} : { freePhone: '' }) })
  }
  /** Focuses a field after the render, because the pressed button has disappeared. */
  function focusSoon(name: CallerField) {
    requestAnimationFrame(() => document.getElementById(field(name).id)?.focus())
  }
  return (
    <FormGroup title={texts.who}>
      <div role="radiogroup" aria-label={texts.who}>
        <RadioCards
          name="caller"
          columns={2}
          isCompact
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
              ...field('name'),
              label: texts.name,
              control: { value: values.name, onChange: (event) => onChange({ name: event.target.value }) },
            }}
            phone={{
              ...field('mobileNumber'),
              label: texts.phone,
              control: { value: values.mobileNumber, onChange: ({ target }) => changePhone(target.value) },
            }}
          />
          <PhoneOwners
            owners={owners}
            isSomebodyElse={values.freePhone === e164Phone(values.mobileNumber)}
            onTake={(customer) => {
              onChange({ isNew: false, customer })
              focusSoon('customer')
            }}
            onSomebodyElse={() => {
              onChange({ freePhone: e164Phone(values.mobileNumber) })
              focusSoon('email')
            }}
          />
          <Field {...field('email')} label={texts.email} optional>
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
          {...field('customer')}
          picked={values.customer}
          onPick={(customer) => onChange({ customer })}
          onNew={(typed) => {
            const begun = asNewCaller(typed)
            onChange(begun)
            focusSoon(begun.name === undefined ? 'name' : 'mobileNumber')
          }}
        />
      )}
      {kind}
    </FormGroup>
  )
}
