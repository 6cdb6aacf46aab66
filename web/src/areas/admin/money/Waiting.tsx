import type { MoneyOverview } from '@ozi/contract'
import { Link } from 'react-router'
import { Card } from '~/ui/list/Card'
import { formatCount } from '~/ui/text/format'
import { moneyTexts } from './texts'

const { waiting: texts } = moneyTexts
type Waits = MoneyOverview['waiting']

const PAGES: Readonly<Record<keyof Waits, string>> = {
  payoutBatches: '/admin/payouts',
  payouts: '/admin/payouts',
  payoutsHeldBack: '/admin/money?kind=payout.returned',
  refundsFailed: '/admin/money/ledger?cause=refund.failed',
  unmatchedPayments: '/admin/payments',
  disputes: '/admin/cash',
}

/** The work that waits for somebody, each with the page where it is done. */
export function Waiting({ waiting }: { waiting: Waits }) {
  const names = (Object.keys(PAGES) as (keyof Waits)[]).filter((name) => waiting[name] > 0)
  return (
    <Card as="section" title={texts.title}>
      {names.length === 0 ? (
        <p className="text-good font-semibold">{texts.none}</p>
      ) : (
        <ul className="grid">
          {names.map((name) => (
            <li key={name} className="flex items-center justify-between gap-4">
              <Link
                to={PAGES[name]}
                className="text-palm inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
              >
                {texts.names[name]}
              </Link>
              <span className="font-head text-lg font-bold tabular-nums">{formatCount(waiting[name])}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
