import { safe } from '@orpc/client'
import { peopleMessages } from '@ozi/contract'
import { useState, type ReactNode } from 'react'
import { currentIn, type Edit, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Alert } from '~/ui/notice/Alert'
import { notice } from '~/ui/notice/notice'
import { EmailText } from '../EmailText'
import { serverReason, tellRefusal } from '../tellRefusal'
import type { Person } from './columns'
import type { RecordList } from './personRecords'
import { peopleTexts as texts } from './texts'

interface ConfirmDeletionProps<Row extends Person> {
  person: Row
  messages: { readonly deleted: string; readonly deleteFailed: string }
  /** Deletes only the version that was shown. */
  remove: (input: { id: string; version: number }) => Edit<unknown, Row>
  list: RecordList<Row>
  /** Further facts to know before. */
  children?: ReactNode
  onClose: () => void
}

/** Asks before a person is deleted; if that fails, stays open and shows why. */
export function ConfirmDeletion<Row extends Person>(props: ConfirmDeletionProps<Row>) {
  const { messages, remove, list, children, onClose } = props
  const [person, setPerson] = useState(props.person)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')

  async function confirm() {
    setBusy(true)
    const { error } = await safe(remove({ id: person._id, version: person.version }))
    setBusy(false)
    const current = currentIn(error)
    if (current) {
      list.merge(current)
      setPerson(current)
      return setReason(texts.changedBefore)
    }
    const refusal = error && refusalOf(error)
    if (!refusal || refusal.code === 'NOT_FOUND') {
      list.remove(person._id)
      onClose()
      return void (refusal
        ? notice.error(peopleMessages.failedTitle, texts.gone(person.name))
        : notice.success(peopleMessages.deletedTitle, messages.deleted))
    }
    setReason(refusal.orders ? texts.running(refusal.orders) : (serverReason(refusal) ?? ''))
    void tellRefusal(messages.deleteFailed, refusal)
  }

  return (
    <AlertDialog
      open
      destructive
      title={texts.confirmTitle}
      actionText={texts.columns.delete}
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
      {children}
      {reason !== '' && <Alert className="mt-3">{reason}</Alert>}
    </AlertDialog>
  )
}
