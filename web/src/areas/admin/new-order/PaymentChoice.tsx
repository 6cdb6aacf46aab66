import type { PaymentMethod } from '@ozi/contract'
import { usePaymentOptions } from '~/placing/PaymentField'
import { CashNote } from '~/placing/PricePanel'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { newOrderTexts as texts } from './texts'

interface PaymentChoiceProps {
  value: PaymentMethod
  onChange: (value: PaymentMethod) => void
}

/** How a caller pays. Where Paystack is not offered, in cash. */
export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const { options } = usePaymentOptions()
  if (!options?.methods.includes('Paystack')) return <CashNote hint={texts.paymentHint} />
  return (
    <FieldSet label={texts.how}>
      <RadioCards
        name="paymentMethod"
        columns={2}
        isCompact
        value={value}
        onChange={({ target }) => onChange(target.value === 'Paystack' ? 'Paystack' : 'Cash')}
        options={[
          { value: 'Cash', label: texts.cash },
          { value: 'Paystack', label: texts.link },
        ]}
      />
    </FieldSet>
  )
}
