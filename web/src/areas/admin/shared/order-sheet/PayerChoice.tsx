import type { StaffOrder } from '@ozi/contract'
import type { Redelivery } from '~/placing/redelivery/useRedelivery'
import { ErrorState } from '~/ui/state/ErrorState'
import { FieldSet } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { RadioCards } from '~/ui/field/RadioCards'
import { payerTexts as texts } from './texts'

/** Who pays for a redelivery. */
export type Payer = 'customer' | 'nobody'

interface PayerChoiceProps {
  order: StaffOrder
  redelivery: Redelivery
  /** null until chosen: no redelivery is charged, or free, by mistake. */
  payer: Payer | null
  onChoose: (payer: Payer) => void
  error: string | undefined
}

/** Asks whether a redelivery is charged, at its current fee. */
export function PayerChoice({ order, redelivery, payer, onChoose, error }: PayerChoiceProps) {
  const { quote, refusal, isFetching } = redelivery
  return (
    <div className="grid gap-3">
      <FieldSet label={texts.legend} required error={error}>
        <RadioCards
          name="payer"
          value={payer ?? ''}
          onChange={({ target }) => onChoose(target.value === 'customer' ? 'customer' : 'nobody')}
          options={[
            {
              value: 'customer',
              label: texts.customer(quote ? formatNaira(quote.total) : '…'),
              hint: quote
                ? texts.customerHint(formatNaira(order.fee + quote.total))
                : order.isPlaceWrong && !isFetching
                  ? texts.afterPlace
                  : texts.loading,
              disabled: refusal !== null,
            },
            {
              value: 'nobody',
              label: order.isPlaceWrong ? texts.samePlace : texts.nobody,
              hint: texts.nobodyHint(formatNaira(order.fee)),
            },
          ]}
        />
      </FieldSet>
      {refusal && (
        <ErrorState title={texts.failed} query={redelivery}>
          {refusal.message}
        </ErrorState>
      )}
    </div>
  )
}
