import { type ReactNode, useId } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { useLeaving } from '~/ui/dialog/useLeaving'
import type { FormState } from './useForm'

interface TaskDialogProps<Values extends object> {
  form: Pick<FormState<Values, never>, 'submit' | 'asks' | 'isUnsaved' | 'isBusy'>
  send: (values: Values) => unknown
  title: string
  description?: ReactNode
  /** The fields. */
  children: ReactNode
  cancelText?: string
  /** The verb of the task; without it, there is nothing to send. */
  actionText: string | null
  busyText?: string
  look?: 'primary' | 'danger'
  size?: 'md' | 'lg'
  className?: string
  /** Further buttons, between the two. */
  buttons?: ReactNode
  /** Another reason to ask before it closes. */
  isUnsaved?: boolean
  /** Nothing closes before the answer. */
  isBusy?: boolean
  /** The verb waits for what it needs. */
  isWaiting?: boolean
  isDisabled?: boolean
  /** After what was typed is saved, or given up. */
  onClose: () => void
}

/** A task in a modal: its fields, and below them Cancel and the verb. Closing asks before what was typed is lost. */
export function TaskDialog<Values extends object>({
  form,
  send,
  title,
  description,
  children,
  cancelText,
  actionText,
  busyText,
  look = 'primary',
  size = 'md',
  className = 'grid grid-cols-1 gap-5',
  buttons,
  isUnsaved = false,
  isBusy = form.isBusy,
  isWaiting = false,
  isDisabled = false,
  onClose,
}: TaskDialogProps<Values>) {
  const texts = useTexts(uiTexts)
  const id = useId()
  const { leave, question } = useLeaving({ isUnsaved: form.isUnsaved || isUnsaved, isBusy, onClose })
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={description}
      onClose={leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isBusy}>
            {cancelText ?? texts.cancel}
          </Button>
          {buttons}
          {actionText !== null && (
            <Button
              type="submit"
              form={id}
              look={look}
              busy={isBusy || isWaiting}
              disabled={isDisabled}
              {...(busyText !== undefined && { busyText })}
            >
              {actionText}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate method="post" className={className} onSubmit={form.submit(send)}>
        {children}
      </form>
      {form.asks && question}
    </Dialog>
  )
}
