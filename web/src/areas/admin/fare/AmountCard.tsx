import { type PricingConfiguration, TARIFF_AMOUNT } from '@ozi/contract'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { Field } from '~/ui/Field'
import { Money } from '~/ui/Money'
import { TextInput } from '~/ui/TextInput'
import { amountOf, isAmount } from './amount'
import { fareTexts as texts } from './texts'
import { useChange } from './useChange'

export type AmountField = 'pricePerKm' | 'deliveryFee' | 'serviceFee'

interface AmountCardProps {
  field: AmountField
  configuration: PricingConfiguration
  /** What is typed; null while nothing is, then the field shows the amount in force. */
  typed: string | null
  onType: (typed: string | null) => void
  save: (amount: number) => Promise<{ readonly data: PricingConfiguration }>
  messages: { readonly done: string; readonly failed: string }
  mayChange: boolean
  /** A line about the amount in force. */
  note?: string | undefined
}

/** One amount of the tariff: what is in force, and a field to change it. */
export function AmountCard(props: AmountCardProps) {
  const { field, configuration, typed, onType, save, messages, mayChange, note } = props
  const change = useChange(configuration, save, messages, () => onType(null))
  const name = texts.amounts[field]
  /** What was typed is no amount and counts as nought: the field says so now, or it has been said in words. */
  const [slip, setSlip] = useState<'counted' | 'told' | null>(null)

  function countAsNought(next: 'counted' | 'told') {
    onType(String(TARIFF_AMOUNT.default))
    setSlip(next)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    // An emptied field must not make the city's fares nought by one slip of the thumb.
    if ((typed !== null && !isAmount(typed)) || slip === 'counted') return countAsNought('told')
    setSlip(null)
    const amount = typed === null ? configuration[field] : amountOf(typed)
    if (typed !== null) onType(String(amount))
    change.save(amount)
  }

  return (
    <Card as="section" title={name}>
      {mayChange && (
        <form noValidate onSubmit={submit} className="mb-4 grid gap-3">
          <Field
            label={<span className="sr-only">{name}</span>}
            error={change.fields[field] ?? (slip === 'told' ? texts.slip : undefined)}
          >
            <TextInput
              type="number"
              inputMode="decimal"
              min={TARIFF_AMOUNT.min}
              step="any"
              before="₦"
              value={typed ?? String(configuration[field])}
              onChange={(event) => {
                setSlip(null)
                onType(event.target.value)
              }}
              // What is no amount counts as nought, and is seen to before it is sent.
              onBlur={() => {
                if (typed === null) return
                if (isAmount(typed)) onType(String(amountOf(typed)))
                else countAsNought('counted')
              }}
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
