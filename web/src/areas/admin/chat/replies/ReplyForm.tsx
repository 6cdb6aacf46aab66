import { MESSAGE_TEXT, SAVED_REPLIES, type SavedReply, savedReplyFields } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, refusalOf } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { FormSummary } from '~/form/Form'
import { rule } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useEditConflict } from '~/form/useEditConflict'
import { aboveForm, useForm } from '~/form/useForm'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { repliesTexts as texts } from '../texts'
import { ReplyConflict } from './ReplyConflict'

type ReplyValues = Pick<SavedReply, 'title' | 'content'>

const valuesOf = (reply: SavedReply | null): ReplyValues => ({
  title: reply?.title ?? '',
  content: reply?.content ?? '',
})

const REPLY_RULES = { title: rule(savedReplyFields.title), content: rule(savedReplyFields.content) }

/** Creates or edits a saved reply; input stays if saving fails. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: valuesOf(reply),
    check: (values) => errorsBy(values, REPLY_RULES),
    onRefused: aboveForm({ failed: texts.saveFailed, tryAgain: texts.tryAgain }),
  })
  const conflict = useEditConflict(reply, client.staffChat.updateSavedReply)
  const { theirs, isGone } = conflict
  const edited = isGone ? null : conflict.seen
  const refresh = () => queries.invalidateQueries({ queryKey: api.staffChat.listSavedReplies.key() })

  async function save(values: ReplyValues) {
    try {
      const { saved } = edited
        ? await conflict.save({ id: edited._id, version: edited.version, ...values })
        : { saved: await client.staffChat.createSavedReply(values) }
      if (!saved) return void refresh()
      await refresh()
      onClose()
    } catch (error) {
      if (!edited || refusalOf(error).code !== 'NOT_FOUND') throw error
      void refresh()
    }
  }
  function takeTheirs(reply: SavedReply) {
    form.reset(valuesOf(reply))
    conflict.take(reply)
    // The button that was pressed has disappeared.
    document.getElementById('title')?.focus()
  }
  return (
    <TaskDialog
      form={form}
      send={save}
      title={edited ? texts.editTitle : texts.addTitle}
      cancelText={texts.back}
      actionText={isGone ? texts.saveAnew : theirs ? texts.saveOver : texts.save}
      isUnsaved={isGone || theirs !== undefined}
      onClose={onClose}
    >
      {(theirs || isGone) && (
        <ReplyConflict theirs={isGone ? undefined : theirs} isBusy={form.isBusy} onTakeTheirs={takeTheirs} />
      )}
      <FormSummary form={form} />
      <Field {...form.field('title')} label={texts.name} hint={texts.nameHint} required>
        <TextInput maxLength={SAVED_REPLIES.title} data-autofocus {...form.bind('title')} />
      </Field>
      <Field {...form.field('content')} label={texts.content} required>
        <Textarea rows={5} maxLength={MESSAGE_TEXT.max} {...form.bind('content')} />
      </Field>
    </TaskDialog>
  )
}
