import { TEXT_LIMIT } from '@ozi/contract'
import type { ReactNode } from 'react'
import { TaskDialog } from '~/form/TaskDialog'
import type { FormFields, FormState } from '~/form/useForm'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { Alert } from '~/ui/notice/Alert'

interface NoteTexts {
  readonly title: string
  readonly hint: string
  readonly note: string
  readonly action: string
  readonly keep: string
}

interface NoteDialogProps<Values extends { note: string }> {
  texts: NoteTexts
  form: FormFields<{ note: string }, 'note'> &
    Pick<FormState<Values, never>, 'submit' | 'asks' | 'isUnsaved' | 'isBusy' | 'headline'>
  /** Closes the thing with the note. */
  send: (values: Values) => Promise<void>
  onClose: () => void
  /** More to ask, above the note. */
  children?: ReactNode
}

/** Asks for a note with which something is closed. It stays open, with the note, if that is refused. */
export function NoteDialog<Values extends { note: string }>({
  texts,
  form,
  send,
  onClose,
  children,
}: NoteDialogProps<Values>) {
  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.title}
      description={texts.hint}
      cancelText={texts.keep}
      actionText={texts.action}
      onClose={onClose}
    >
      {children}
      <Field {...form.field('note')} label={texts.note} required>
        <TextInput maxLength={TEXT_LIMIT.line} autoComplete="off" {...form.bind('note')} />
      </Field>
      {form.headline && <Alert>{form.headline.title}</Alert>}
    </TaskDialog>
  )
}
