import { useTexts } from '~/language'
import { cartTexts } from '~/languages/en/customer/cart'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { Money } from '~/ui/text/Money'
import { ChangedDialog } from '~/placing/ChangedDialog'
import type { QuoteChange } from '~/placing/usePlacing'
import { type CartQuote, priceChanges } from './cartQuote'

interface PricesChangedDialogProps {
  /** null closes the dialog. */
  change: QuoteChange<CartQuote> | null
  onAccept: () => void
  onRefuse: () => void
}

/** Shows which prices differ from those shown before, and the new total. */
export function PricesChangedDialog({ change, onAccept, onRefuse }: PricesChangedDialogProps) {
  const texts = useTexts(checkoutTexts)
  const cart = useTexts(cartTexts)
  return (
    <ChangedDialog
      change={change && { before: change.before.total, now: change.now.total }}
      title={texts.pricesChangedTitle}
      acceptText={texts.orderAtNewPrices}
      onAccept={onAccept}
      onRefuse={onRefuse}
    >
      {change && (
        <ul className="border-line mb-3 grid gap-2 border-b pb-3">
          {priceChanges(change.before, change.now).map(({ key, name, before, now }) => (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-ink min-w-0 wrap-anywhere">{name}</span>
              <span>
                <span className="sr-only">{cart.was}</span> <Money amount={before} className="line-through" />{' '}
                <span className="sr-only">{cart.isNow}</span>{' '}
                <Money amount={now} className="text-ink font-semibold" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChangedDialog>
  )
}
