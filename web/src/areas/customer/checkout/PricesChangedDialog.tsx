import { useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { AlertDialog } from '~/ui/AlertDialog'
import { Money } from '~/ui/Money'
import { priceChanges } from './quote'
import type { PricesChange } from './usePlaceCart'

interface PricesChangedDialogProps {
  /** null keeps the dialog closed. */
  change: PricesChange | null
  onAccept: () => void
  onRefuse: () => void
}

/** Nothing is charged that was not shown: prices that changed are asked about first. */
export function PricesChangedDialog({ change, onAccept, onRefuse }: PricesChangedDialogProps) {
  const texts = useTexts(checkoutTexts)
  return (
    <AlertDialog
      open={change !== null}
      title={texts.pricesChangedTitle}
      actionText={texts.orderAtNewPrices}
      onAction={onAccept}
      cancelText={texts.notNow}
      onCancel={onRefuse}
    >
      {change && (
        <>
          <ul className="grid gap-2">
            {priceChanges(change.before, change.now).map(({ itemId, name, before, now }) => (
              <li key={itemId} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-ink min-w-0 wrap-anywhere">{name}</span>
                <span>
                  <span className="sr-only">{texts.was}</span>{' '}
                  <Money amount={before} className="line-through" />{' '}
                  <span className="sr-only">{texts.isNow}</span>{' '}
                  <Money amount={now} className="text-ink font-semibold" />
                </span>
              </li>
            ))}
          </ul>
          <dl className="border-line mt-3 grid gap-1 border-t pt-3">
            <div className="flex items-baseline justify-between gap-4">
              <dt>{texts.totalWas}</dt>
              <dd>
                <Money amount={change.before.total} className="line-through" />
              </dd>
            </div>
            <div className="text-ink flex items-baseline justify-between gap-4">
              <dt className="font-semibold">{texts.totalIs}</dt>
              <dd>
                <Money amount={change.now.total} className="font-head text-2xl font-bold" />
              </dd>
            </div>
          </dl>
        </>
      )}
    </AlertDialog>
  )
}
