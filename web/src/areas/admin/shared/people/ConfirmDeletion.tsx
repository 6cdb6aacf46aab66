import { peopleMessages } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { AlertDialog } from '~/ui/AlertDialog'
import { notice } from '~/ui/notice'
import { EmailText } from '../EmailText'
import { peopleTexts as texts } from './texts'

interface Deletable {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly version: number
}

interface ConfirmDeletionProps<Row extends Deletable> {
  person: Row
  messages: { readonly deleted: string; readonly deleteFailed: string }
  /** Deletes only the version that was shown. */
  remove: (input: { id: string; version: number }) => Promise<unknown>
  onDeleted: (id: string) => void
  /** Called with a newer record, saved by somebody else. */
  onRecord: (record: Row) => void
  onClose: () => void
}

/** Asks before a person is deleted; if that fails, stays open and shows why. */
export function ConfirmDeletion<Row extends Deletable>(props: ConfirmDeletionProps<Row>) {
  const { messages, remove, onDeleted, onRecord, onClose } = props
  const [person, setPerson] = useState(props.person)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')

  async function confirm() {
    setBusy(true)
    try {
      await remove({ id: person._id, version: person.version })
      onDeleted(person._id)
      onClose()
      void notice.success(peopleMessages.deletedTitle, messages.deleted)
    } catch (error) {
      const { code, message, orders, current } = refusalOf(error)
      setBusy(false)
      if (current) {
        onRecord(current as Row)
        setPerson(current as Row)
        return setReason(texts.changedBefore)
      }
      if (code === 'NOT_FOUND') {
        onDeleted(person._id)
        onClose()
        return void notice.error(peopleMessages.failedTitle, texts.goneAlready(person.name))
      }
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
        // Several people may have the same name.
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
