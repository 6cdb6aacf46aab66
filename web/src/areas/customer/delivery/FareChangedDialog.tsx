import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { AlertDialog } from '~/ui/AlertDialog'
import { Money } from '~/ui/Money'

interface FareChangedDialogProps {
  /** Naira; null keeps the dialog closed. */
  change: { readonly before: number; readonly now: number } | null
  onAccept: () => void
  onRefuse: () => void
}

/** Nothing is charged that was not shown: a fare that changed is asked about first. */
export function FareChangedDialog({ change, onAccept, onRefuse }: FareChangedDialogProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <AlertDialog
      open={change !== null}
      title={texts.feeChangedTitle}
      actionText={texts.orderAtNewFare}
      onAction={onAccept}
      cancelText={texts.notNow}
      onCancel={onRefuse}
    >
      {change && (
        <dl className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <dt>{texts.feeWas}</dt>
            <dd>
              <Money amount={change.before} className="line-through" />
            </dd>
          </div>
          <div className="text-ink flex items-baseline justify-between gap-4">
            <dt className="font-semibold">{texts.feeIs}</dt>
            <dd>
              <Money amount={change.now} className="font-head text-2xl font-bold" />
            </dd>
          </div>
        </dl>
      )}
    </AlertDialog>
  )
}
