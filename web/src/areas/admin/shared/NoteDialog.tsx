import { TEXT_LIMIT } from '@ozi/contract'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { Alert } from '~/ui/notice/Alert'

interface NoteTexts {
  readonly title: string
  readonly hint: string
  readonly note: string
  readonly missing: string
  readonly action: string
  readonly keep: string
  readonly failed: string
}

interface NoteDialogProps<Answer> {
  texts: NoteTexts
  id: string
  /** Closes the thing with the note. */
  closing: UseMutationOptions<Answer, Error, { id: string; note: string }>
  onClose: () => void
  /** More to say, above the note. */
  children?: ReactNode
  /** Whether what it asks for is said. */
  isSaid?: () => boolean
}

/** Asks for a note with which something is closed. It stays open, with the note, if that is refused. */
export function NoteDialog<Answer>({
  texts,
  id,
  closing: options,
  onClose,
  children,
  isSaid = () => true,
}: NoteDialogProps<Answer>) {
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const closing = useMutation(options)
  function close() {
    setMissing(note.trim() === '')
    if (isSaid() && note.trim() !== '') closing.mutate({ id, note: note.trim() }, { onSuccess: onClose })
  }
  return (
    <AlertDialog
      open
      title={texts.title}
      actionText={texts.action}
      cancelText={texts.keep}
      onAction={close}
      onCancel={onClose}
      busy={closing.isPending}
    >
      <p>{texts.hint}</p>
      {children}
      <Field
        label={texts.note}
        required
        error={isMissing ? texts.missing : undefined}
        className="text-ink mt-4"
      >
        <TextInput
          maxLength={TEXT_LIMIT.line}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {closing.error && (
        <Alert className="mt-3">
          {texts.failed} {refusalOf(closing.error).message}
        </Alert>
      )}
    </AlertDialog>
  )
}
