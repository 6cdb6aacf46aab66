import { TARIFF_AMOUNT, tariffMessages } from '@ozi/contract'
import type { SyntheticEvent } from 'react'
import { client } from '~/api'
import { fieldErrorsOf } from '~/form/errors'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { TextInput } from '~/ui/field/TextInput'
import { Current } from './Current'
import { amountId, amountInput } from './amountInput'
import { formatMultiplier, surged } from './fareAmounts'
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
  const { configuration, errors, onErrors, onSaved, mayChange, isWanted } = editor
  const { serviceFee, surgeActive, surgeMultiplier } = configuration
  const messages = { done: tariffMessages[`${field}Updated`], failed: tariffMessages[`${field}Failed`] }
  const change = useChange<number>(configuration, SAVE[field], messages, {
    isWanted: (amount) => isWanted({ [field]: amount }),
    onSaved: (amount) => onSaved({ [field]: String(amount) }),
    onRefused: (fields) => onErrors({ [field]: undefined, ...fieldErrorsOf([field], fields).errors }),
  })
  const name = texts.amounts[field]
  const number = amountInput(editor, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = number.submit()
    if (typeof amount === 'number') {
      onErrors({ [field]: undefined })
      change.save(amount)
    } else {
      onErrors({ [field]: amount })
      event.currentTarget.querySelector('input')?.focus()
    }
  }

  return (
    <Card
      as="section"
      title={name}
      aside={
        <Current>
          <Money amount={configuration[field]} />
        </Current>
      }
    >
      {mayChange && (
        <form noValidate onSubmit={submit} className="flex items-start gap-3">
          <Field
            id={amountId(field)}
            label={<span className="sr-only">{name}</span>}
            error={errors[field]}
            className="min-w-0 flex-1"
          >
            <TextInput
              type="number"
              inputMode="decimal"
              min={TARIFF_AMOUNT.min}
              step="any"
              before="₦"
              value={number.text}
              onChange={(event) => {
                onErrors({ [field]: undefined })
                number.change(event.target.value)
              }}
              onBlur={number.blur}
            />
          </Field>
          <Button
            type="submit"
            look="secondary"
            busy={change.isSaving}
            busyText={texts.busy}
            className="mt-1.5"
          >
            {texts.update}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      )}
      {field === 'serviceFee' && surgeActive && (
        <p className="text-quiet mt-2 text-sm">
          {texts.timesSurge(
            formatMultiplier(surgeMultiplier),
            formatNaira(surged(serviceFee, surgeMultiplier)),
          )}
        </p>
      )}
    </Card>
  )
}
