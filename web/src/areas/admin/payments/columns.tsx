import type { AsidePayment } from '@ozi/contract'
import { Button } from '~/ui/Button'
import { DateTime } from '~/ui/DateTime'
import { formatNaira } from '~/ui/format'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { asideTexts as texts } from './texts'

const { columns: heads } = texts

/** Another currency has no sign of ours. */
function Amount({ amount, currency, expected }: AsidePayment) {
  if (amount === null) return null
  return (
    <span className="grid">
      {currency === 'NGN' || currency === '' ? <Money amount={amount} /> : `${currency} ${amount.toFixed(2)}`}
      {expected !== null && (
        <span className="text-quiet text-sm">{texts.expected(formatNaira(expected))}</span>
      )}
    </span>
  )
}

/** @param onClose null: the reader may not close them */
export const asideColumns = (
  onClose: ((aside: AsidePayment) => void) | null,
): readonly TableColumn<AsidePayment>[] => [
  { key: 'what', head: heads.what, cell: ({ cause }) => texts.causes[cause], primary: true },
  { key: 'amount', head: heads.amount, cell: (aside) => <Amount {...aside} /> },
  {
    key: 'reference',
    head: heads.reference,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
  },
  {
    key: 'at',
    head: heads.at,
    cell: ({ createdAt }) => <DateTime at={createdAt} style="dateTime" />,
    className: 'md:min-w-34',
  },
  {
    key: 'state',
    head: heads.state,
    cell: (aside) =>
      aside.closed ? (
        <span className="grid">
          <span>{texts.closed(aside.closed.by)}</span>
          {aside.closed.end && <span>{texts.ends[aside.closed.end]}</span>}
          <span className="text-quiet text-sm wrap-anywhere">{aside.closed.note}</span>
        </span>
      ) : (
        onClose && (
          <Button
            look="secondary"
            size="sm"
            aria-label={texts.closeOne(aside.reference)}
            onClick={() => onClose(aside)}
          >
            {texts.close}
          </Button>
        )
      ),
  },
]
