import type { DeliveryKind, Payer } from '@ozi/contract'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { payTexts } from '~/languages/en/customer/payment'
import { ChoiceChip, ChoicePanel } from '~/ui/field/ChoiceChip'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'

interface PayerChoiceProps {
  value: Payer
  onChange: (payer: Payer) => void
  kind: DeliveryKind
}

interface PayerFieldProps extends PayerChoiceProps {
  /** Who the customer is, beside the end at which they are. */
  me: string
}

/** The payer who is the customer. */
const mine = (kind: DeliveryKind): Payer => (kind === 'send' ? 'sender' : 'receiver')

/** Who gives the rider the cash: the sender at the pickup, or the receiver at the door. */
export function PayerField({ value, onChange, kind, me }: PayerFieldProps) {
  const texts = useTexts(payTexts)
  return (
    <FieldSet label={texts.who}>
      <RadioCards
        name="payer"
        value={value}
        onChange={({ target }) => onChange(target.value === 'sender' ? 'sender' : 'receiver')}
        options={(['sender', 'receiver'] as const).map((payer) => ({
          value: payer,
          label: texts[payer],
          ...(payer === mine(kind) ? { hint: me } : {}),
        }))}
      />
    </FieldSet>
  )
}

/** The same as a chip. */
export function PayerChip(props: PayerChoiceProps) {
  const { value, kind } = props
  const texts = useTexts(payTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      <ChoiceChip
        label={texts.who}
        icon={<Banknote size={18} />}
        value={value === mine(kind) ? texts.you[value] : texts[value]}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className="w-full">
          <ChoicePanel>
            <PayerField {...props} me={texts.me} />
          </ChoicePanel>
        </div>
      )}
    </div>
  )
}
