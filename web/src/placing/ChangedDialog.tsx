import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Money } from '~/ui/text/Money'

interface ChangedDialogProps {
  /** In naira; null closes the dialog. */
  change: { readonly before: number; readonly now: number } | null
  title: string
  acceptText: string
  onAccept: () => void
  onRefuse: () => void
  /** The details of the change. */
  children?: ReactNode
}

/** Asks before charging an amount that differs from the one shown. */
export function ChangedDialog({
  change,
  title,
  acceptText,
  onAccept,
  onRefuse,
  children,
}: ChangedDialogProps) {
  const texts = useTexts(placingTexts)
  return (
    <AlertDialog
      open={change !== null}
      title={title}
      actionText={acceptText}
      onAction={onAccept}
      cancelText={texts.notNow}
      onCancel={onRefuse}
    >
      {children}
      {change && (
        <dl className="grid gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <dt>{texts.youSaw}</dt>
            <dd>
              <Money amount={change.before} className="line-through" />
            </dd>
          </div>
          <div className="text-ink flex items-baseline justify-between gap-4">
            <dt className="font-semibold">{texts.itIsNow}</dt>
            <dd>
              <Money amount={change.now} className="font-head text-2xl font-bold" />
            </dd>
          </div>
        </dl>
      )}
    </AlertDialog>
  )
}
