import type { DeliveryKind, Payer } from '@ozi/contract'
import { useTexts } from '~/language'
import { payTexts } from '~/languages/en/customer/payment'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'

interface PayerFieldProps {
  value: Payer
  onChange: (payer: Payer) => void
  kind: DeliveryKind
  /** Who the customer is, beside the end at which they are. */
  me: string
}

/** Who gives the rider the cash: the sender at the pickup, or the receiver at the door. */
export function PayerField({ value, onChange, kind, me }: PayerFieldProps) {
  const texts = useTexts(payTexts)
  const mine: Payer = kind === 'send' ? 'sender' : 'receiver'
  return (
    <FieldSet label={texts.who}>
      <RadioCards
        name="payer"
        value={value}
        onChange={({ target }) => onChange(target.value === 'sender' ? 'sender' : 'receiver')}
        options={(['receiver', 'sender'] as const).map((payer) => ({
          value: payer,
          label: texts[payer],
          ...(payer === mine ? { hint: me } : {}),
        }))}
      />
    </FieldSet>
  )
}
