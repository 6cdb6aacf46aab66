import type { Refund } from '@ozi/contract'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'

/** Refunds, and how far each has come; kept sums, too. */
export function Refunds({ refunds, kept }: { refunds: readonly Refund[]; kept: number | undefined }) {
  const texts = useTexts(paymentTexts)
  if (refunds.length === 0 && kept === undefined) return null
  const says = { asked: texts.refundAsked, done: texts.refundDone, failed: texts.refundFailed } as const
  return (
    <div className="border-line mt-3 border-t pt-3">
      <h3 className="text-base font-semibold">{texts.refunds}</h3>
      <ul className="mt-1 grid gap-2">
        {refunds.map(({ _id, amount, status, reason, createdAt, endedAt }) => (
          <li key={_id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={status === 'failed' ? 'text-bad font-medium' : ''}>{says[status]}</span>
              <Money amount={amount} className="font-semibold" />
            </p>
            <p className="text-quiet text-sm wrap-anywhere">
              <DateTime at={endedAt ?? createdAt} />
              {reason !== '' && ` · ${reason}`}
            </p>
          </li>
        ))}
        {kept !== undefined && (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-quiet">{texts.kept}</span>
            <Money amount={kept} />
          </li>
        )}
      </ul>
      {refunds.some(({ status }) => status === 'done') && (
        <p className="text-quiet mt-2 text-sm">{texts.refundNote}</p>
      )}
    </div>
  )
}
