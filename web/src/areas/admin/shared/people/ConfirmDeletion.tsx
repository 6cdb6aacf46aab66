import { peopleMessages } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { AlertDialog } from '~/ui/AlertDialog'
import { notice } from '~/ui/notice'
import { EmailText } from '../EmailText'
import { peopleTexts as texts } from './texts'

interface ConfirmDeletionProps {
  person: { readonly _id: string; readonly name: string; readonly email: string }
  messages: { readonly deleted: string; readonly deleteFailed: string }
  remove: (input: { id: string }) => Promise<unknown>
  onDeleted: (id: string) => void
  onClose: () => void
}

/** Asks before somebody is deleted; stays open, and says why, where that fails. */
export function ConfirmDeletion({ person, messages, remove, onDeleted, onClose }: ConfirmDeletionProps) {
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')

  async function confirm() {
    setBusy(true)
    try {
      await remove({ id: person._id })
      onDeleted(person._id)
      onClose()
      void notice.success(peopleMessages.deletedTitle, messages.deleted)
    } catch (error) {
      const { code, message, orders } = refusalOf(error)
      setBusy(false)
      setReason(orders ? texts.running(orders) : code === 'UNKNOWN' || code === 'INTERNAL' ? '' : message)
      void notice.error(peopleMessages.failedTitle, messages.deleteFailed)
    }
  }

  return (
    <AlertDialog
      open
      destructive
      title={texts.confirmTitle}
      actionText={texts.delete}
      cancelText={texts.cancel}
      busy={isBusy}
      onAction={() => void confirm()}
      onCancel={onClose}
    >
      <p className="text-ink">{texts.confirm(person.name)}</p>
      {person.email !== '' && (
        // Several have the same name.
        <p className="text-ink">
          <EmailText email={person.email} />
        </p>
      )}
      <p className="mt-2">{texts.confirmKept}</p>
      {reason !== '' && (
        <p role="alert" className="text-bad mt-3 font-medium">
          {reason}
        </p>
      )}
    </AlertDialog>
  )
}
