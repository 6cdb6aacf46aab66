import type { PaymentStatus } from '@ozi/contract'
import { Banknote, CreditCard } from 'lucide-react'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { usePayActions } from './usePayActions'

/** Pays an order that waits for it: at Paystack's page, or in cash instead. */
export function PayButtons({ reference, status }: { reference: string; status: PaymentStatus }) {
  const texts = useTexts(paymentTexts)
  const { pay, payInCash, isOpening, isChanging, refusal } = usePayActions(reference)
  return (
    <div className="grid grid-cols-1 gap-3">
      {refusal && (
        <Alert>
          {texts.notOpened} {refusal.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button onClick={pay} busy={isOpening} disabled={isChanging} icon={<CreditCard size={18} />}>
          {status === 'failed' ? texts.tryAgain : texts.payNow}
        </Button>
        <Button
          look="secondary"
          onClick={payInCash}
          busy={isChanging}
          disabled={isOpening}
          icon={<Banknote size={18} />}
        >
          {texts.inCash}
        </Button>
      </div>
    </div>
  )
}

/** On every screen of paying: no money moves here. */
export function SandboxMark() {
  const texts = useTexts(paymentTexts)
  return (
    <p className="rounded-control bg-wait-wash text-wait w-fit px-3 py-2 text-sm font-semibold">
      {texts.sandbox}
    </p>
  )
}
