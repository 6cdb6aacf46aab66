import type { EarningsStatement } from '@ozi/contract'
import { useTexts } from '~/language'
import { statementTexts } from '~/languages/en/payouts/statement'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'

type Entry = EarningsStatement['entries'][number]

/** The sum owed before, each change with its cause, and the sum owed after. */
export function StatementRows({
  statement: { opening, entries, closing },
}: {
  statement: EarningsStatement
}) {
  const texts = useTexts(statementTexts)
  return (
    <table className="w-full text-left tabular-nums">
      <thead className="text-quiet text-sm">
        <tr>
          <th className="py-2 font-medium">{texts.what}</th>
          <th className="py-2 text-right font-medium">{texts.amount}</th>
          <th className="py-2 text-right font-medium">{texts.owed}</th>
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-y">
        <Sum label={texts.before} amount={opening} />
        {entries.length === 0 && (
          <tr>
            <td colSpan={3} className="text-quiet py-3">
              {texts.none}
            </td>
          </tr>
        )}
        {entries.map((entry) => (
          <tr key={entry._id} className="break-inside-avoid">
            <td className="py-2 pr-3">
              {wordsOf(texts, entry)}
              <span className="text-quiet block text-sm">
                <DateTime at={entry.createdAt} style="whole" />
              </span>
            </td>
            <td className="py-2 text-right">
              <Money amount={entry.amount} />
            </td>
            <td className="py-2 text-right">
              <Money amount={entry.balance} />
            </td>
          </tr>
        ))}
        <Sum label={texts.after} amount={closing} />
      </tbody>
    </table>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className="font-semibold">
      <th scope="row" colSpan={2} className="py-2">
        {label}
      </th>
      <td className="py-2 text-right">
        <Money amount={amount} />
      </td>
    </tr>
  )
}

function wordsOf(texts: typeof statementTexts, { cause, order }: Entry): string {
  const what =
    cause === 'order.delivered'
      ? texts.delivered
      : cause === 'tip.paid'
        ? texts.tip
        : cause === 'payout.sent'
          ? texts.payout
          : cause === 'payout.failed'
            ? texts.payoutFailed
            : texts.other
  return order ? `${what}, ${texts.order(order.number)}` : what
}
