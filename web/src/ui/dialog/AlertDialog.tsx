import { type ReactNode, useId } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { Button } from '../button/Button'
import { Modal } from './Modal'

interface AlertDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** The label of the action: 'OK', 'Delete'. */
  actionText?: string
  onAction: () => void
  /** The cancel action. Without it there is only the one button, and Esc does the same as that button. */
  onCancel?: () => void
  cancelText?: string
  /** The action cannot be undone: its button is red, and Cancel has the initial focus. */
  destructive?: boolean
  busy?: boolean
  /** Stays above dialogs that open later. */
  staysOnTop?: boolean
  /** A drawing or icon above the title. */
  sign?: ReactNode
}

/** A short message that must be answered before anything else. May open over another dialog. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    title,
    children,
    actionText,
    onAction,
    onCancel,
    cancelText,
    destructive = false,
    busy = false,
    staysOnTop = false,
    sign,
  } = props
  const texts = useTexts(uiTexts)
  const id = useId()
  return (
    <Modal
      open={open}
      role="alertdialog"
      onClose={busy ? undefined : (onCancel ?? onAction)}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      staysOnTop={staysOnTop}
      className="grid grid-cols-1 place-items-center p-4"
    >
      <div className="bg-surface rounded-card shadow-lift animate-rise w-full max-w-md p-6">
        {sign && <div className="mb-3">{sign}</div>}
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <div id={`${id}-text`} className="text-quiet mt-1.5 wrap-anywhere">
          {children}
        </div>
        <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {onCancel && (
            <Button
              look="secondary"
              onClick={onCancel}
              disabled={busy}
              data-autofocus={destructive || undefined}
            >
              {cancelText ?? texts.cancel}
            </Button>
          )}
          <Button
            look={destructive ? 'danger' : 'primary'}
            onClick={onAction}
            busy={busy}
            data-autofocus={destructive ? undefined : true}
          >
            {actionText ?? texts.ok}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
