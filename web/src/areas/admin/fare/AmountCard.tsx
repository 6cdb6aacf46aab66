import { TARIFF_AMOUNT, tariffMessages } from '@ozi/contract'
import { type SyntheticEvent, useState } from 'react'
import { client } from '~/api'
import { fieldErrorsOf } from '~/form/errors'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { TextInput } from '~/ui/field/TextInput'
import { AMOUNT, formatMultiplier, surged } from './fareAmounts'
import { numberInput } from './numberInput'
import { fareSettingsTexts as texts } from './texts'
import type { AmountField, FareEditor } from './fareInputs'
import { type Save, useChange } from './useChange'

const SAVE: Record<AmountField, Save<number>> = {
  pricePerKm: (pricePerKm, version) => client.tariffs.updatePricePerKm({ pricePerKm, version }),
  deliveryFee: (deliveryFee, version) => client.tariffs.updateDeliveryFee({ deliveryFee, version }),
  serviceFee: (serviceFee, version) => client.tariffs.updateServiceFee({ serviceFee, version }),
}

/** One amount of the tariff: the one in force, and an input to change it. */
export function AmountCard({ field, editor }: { field: AmountField; editor: FareEditor }) {
  const { configuration, typed, onType, onSaved, mayChange } = editor
  const { serviceFee, surgeActive, surgeMultiplier } = configuration
  // Survives the fallback that takes its place in the input: only typing removes it.
  const [error, setError] = useState<string>()
  const messages = { done: tariffMessages[`${field}Updated`], failed: tariffMessages[`${field}Failed`] }
  const change = useChange<number>(configuration, SAVE[field], messages, {
    onSaved: (amount) => onSaved({ [field]: String(amount) }),
    onRefused: (fields) => setError(fieldErrorsOf([field], fields).errors[field]),
  })
  const name = texts.amounts[field]
  const number = numberInput(
    {
      typed: typed[field],
      inForce: configuration[field],
      onType: (text) => onType({ [field]: text }),
      error,
    },
    AMOUNT,
  )

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = number.submit()
    if (typeof amount === 'number') {
      setError(undefined)
      change.save(amount)
    } else {
      setError(amount)
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
                setError(undefined)
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
      {field === 'serviceFee' && surgeActive && (
        <p className="text-quiet mt-1 text-sm">
          {texts.timesSurge(
            formatMultiplier(surgeMultiplier),
            formatNaira(surged(serviceFee, surgeMultiplier)),
          )}
        </p>
      )}
    </Card>
  )
}
