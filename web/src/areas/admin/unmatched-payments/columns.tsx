import type { UnmatchedPayment } from '@ozi/contract'
import { clsx } from 'clsx'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { WHEN_UNFOLDED } from '~/ui/table/tableColumn'
import { asideTexts as texts } from './texts'

const { columns: heads } = texts

/** Another currency has no sign of ours. */
function Amount({ amount, currency, expected }: UnmatchedPayment) {
  if (amount === null) return null
  return (
    <span className="grid">
      {currency === 'NGN' || currency === '' ? <Money amount={amount} /> : `${currency} ${amount.toFixed(2)}`}
      {expected !== null && (
        <span className={clsx('text-quiet text-sm', WHEN_UNFOLDED)}>
          {texts.expected(formatNaira(expected))}
        </span>
      )}
    </span>
  )
}

/** @param onClose null: the reader may not close them */
export const asideColumns = (
  onClose: ((payment: UnmatchedPayment) => void) | null,
): readonly TableColumn<UnmatchedPayment>[] => [
  { key: 'what', head: heads.what, cell: ({ cause }) => texts.causes[cause], primary: true },
  {
    key: 'amount',
    head: heads.amount,
    cell: (payment) => <Amount {...payment} />,
    phone: 'state',
    className: 'md:whitespace-nowrap',
  },
  {
    key: 'reference',
    head: heads.reference,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
    phone: 'detail',
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    phone: 'end',
    className: 'md:whitespace-nowrap',
  },
  {
    key: 'state',
    head: heads.state,
    cell: (payment) =>
      payment.closed ? (
        <span className="grid">
          <span>{texts.closed(payment.closed.by)}</span>
          {payment.closed.end && <span>{texts.ends[payment.closed.end]}</span>}
          <span className="text-quiet text-sm wrap-anywhere">{payment.closed.note}</span>
        </span>
      ) : (
        onClose && (
          <Button
            look="secondary"
            size="sm"
            aria-label={texts.closeOne(payment.reference)}
            onClick={() => onClose(payment)}
          >
            {texts.close}
          </Button>
        )
      ),
  },
]
