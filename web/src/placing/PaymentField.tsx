import { PAYMENT_METHODS, type PaymentMethod } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { api } from '~/api'
import { useTexts } from '~/language'
import { payTexts } from '~/languages/en/customer/payment'
import { FieldSet } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { RadioCards } from '~/ui/field/RadioCards'
import { CashNote } from './PricePanel'

interface PaymentFieldProps {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  /** How cash is paid. */
  hint: string
  className?: string
}

/** The methods offered to this customer; cash alone until they are known. */
export function usePaymentOptions() {
  const query = useQuery(api.onlinePayments.options.queryOptions({ retry: false }))
  return { options: query.data?.data, isKnown: !query.isPending }
}

/** How the order is paid: cash, first with Paystack, or by transfer at the door, where these are offered. */
export function PaymentField({ value, onChange, hint, className }: PaymentFieldProps) {
  const texts = useTexts(payTexts)
  const { options } = usePaymentOptions()
  const paysFirst = options?.methods.includes('Cash') === false
  useEffect(() => {
    if (paysFirst && value !== 'Paystack') onChange('Paystack')
  })
  if (!options?.methods.includes('Paystack')) return <CashNote hint={hint} className={className ?? ''} />
  const isPaystack = value === 'Paystack'
  const takesTransfers = options.methods.includes('Transfer')
  return (
    <div className={clsx('grid gap-2', className)}>
      <FieldSet label={texts.how}>
        <RadioCards
          name="paymentMethod"
          value={value}
          onChange={({ target }) =>
            onChange(PAYMENT_METHODS.find((method) => method === target.value) ?? 'Cash')
          }
          options={[
            ...(paysFirst
              ? []
              : [
                  {
                    value: 'Cash' as const,
                    label: texts.cash,
                    hint,
                    icon: <Banknote size={22} className="text-palm" />,
                  },
                ]),
            {
              value: 'Paystack',
              label: texts.paystack,
              hint: texts.paystackHint,
              icon: <CreditCard size={22} className="text-paystack" />,
            },
            ...(takesTransfers
              ? [
                  {
                    value: 'Transfer' as const,
                    label: texts.transfer,
                    hint: texts.transferHint,
                    icon: <Landmark size={22} className="text-paystack" />,
                  },
                ]
              : []),
          ]}
        />
      </FieldSet>
      {paysFirst && <p className="text-wait text-sm font-semibold">{texts.payFirst}</p>}
      {value !== 'Cash' && options.isSandbox && (
        <p className="rounded-control bg-wait-wash text-wait px-3 py-2 text-sm font-semibold">
          {texts.sandbox}
        </p>
      )}
      {isPaystack && options.cancellationFee > 0 && (
        <p className="text-quiet text-sm">{texts.cancelling(formatNaira(options.cancellationFee))}</p>
      )}
    </div>
  )
}
