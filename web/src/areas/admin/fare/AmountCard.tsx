import { type PricingConfiguration, TARIFF_AMOUNT } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { fieldErrorsOf } from '~/form/errors'
import { useProblems } from '~/form/useProblems'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { Money } from '~/ui/text/Money'
import { TextInput } from '~/ui/field/TextInput'
import { AMOUNT } from './amount'
import { numberInput } from './numberInput'
import { fareTexts as texts } from './texts'
import type { AmountField, StoredTexts, TypedNumber } from './typed'
import { type Save, useChange } from './useChange'

interface AmountCardProps {
  field: AmountField
  configuration: PricingConfiguration
  /** Null if nothing is typed, then the input shows the amount in force. */
  typed: TypedNumber | null
  onType: (typed: TypedNumber) => void
  onSaved: (saved: StoredTexts) => void
  save: Save<number>
  messages: { readonly done: string; readonly failed: string }
  mayChange: boolean
  /** A note about the amount in force. */
  note?: string | undefined
}

/** One amount of the tariff: the one in force, and an input to change it. */
export function AmountCard(props: AmountCardProps) {
  const { field, configuration, typed, onType, onSaved, save, messages, mayChange, note } = props
  const problems = useProblems([field])
  const error = problems.errors[field]
  const change = useChange<number>(configuration, save, messages, {
    onSaved: (amount) => onSaved({ [field]: String(amount) }),
    onRefused: (fields) => problems.tell(null, fieldErrorsOf([field], fields).errors),
  })
  const name = texts.amounts[field]
  const number = numberInput({ typed, inForce: configuration[field], onType, error }, AMOUNT)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = number.submit()
    if (typeof amount === 'number') {
      problems.forgiveAll()
      change.save(amount)
    } else {
      problems.setErrorAt(field, amount)
      event.currentTarget.querySelector('input')?.focus()
    }
  }

  return (
    <Card as="section" title={name}>
      {mayChange && (
        <form noValidate onSubmit={submit} className="mb-4 grid gap-3">
          <Field label={<span className="sr-only">{name}</span>} error={error}>
            <TextInput
              type="number"
              inputMode="decimal"
              min={TARIFF_AMOUNT.min}
              step="any"
              before="₦"
              value={number.text}
              onChange={(event) => {
                problems.forgive(field)
                number.change(event.target.value)
              }}
              onBlur={number.blur}
            />
          </Field>
          <Button type="submit" busy={change.isSaving} busyText={texts.busy}>
            {texts.update}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      )}
      <dl className="flex items-baseline justify-between gap-3">
        <dt className="text-quiet text-sm">{texts.current}</dt>
        <dd className="font-semibold">
          <Money amount={configuration[field]} />
        </dd>
      </dl>
      {note && <p className="text-quiet mt-1 text-sm">{note}</p>}
    </Card>
  )
}
