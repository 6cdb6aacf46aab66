import { MESSAGE_TEXT, SAVED_REPLIES, type SavedReply, savedReplyFields } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api, client, refusalOf } from '~/api'
import { rule } from '~/form/rule'
import { useEditConflict } from '~/form/useEditConflict'
import { useFormErrors } from '~/form/useFormErrors'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { repliesTexts as texts } from '../texts'
import { ReplyConflict } from './ReplyConflict'

type ReplyValues = Pick<SavedReply, 'title' | 'content'>

const valuesOf = (reply: SavedReply | null): ReplyValues => ({
  title: reply?.title ?? '',
  content: reply?.content ?? '',
})

/** Creates or edits a saved reply; input stays if saving fails. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const queries = useQueryClient()
  const formId = useId()
  const form = useForm({ defaultValues: valuesOf(reply), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<ReplyValues>(['title', 'content'], {
    failed: texts.saveFailed,
    tryAgain: texts.tryAgain,
  })
  const conflict = useEditConflict(reply, client.staffChat.updateSavedReply)
  const { theirs, isGone } = conflict
  const edited = isGone ? null : conflict.seen
  const typed = useWatch({ control: form.control })
  const inForce = valuesOf(edited)
  const { leave, question } = useLeaving({
    isUnsaved: typed.title !== inForce.title || typed.content !== inForce.content,
    isBusy: isSubmitting,
    onClose,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: api.staffChat.listSavedReplies.key() })

  async function save(values: ReplyValues) {
    problems.clear()
    try {
      const { saved } = edited
        ? await conflict.save({ id: edited._id, version: edited.version, ...values })
        : { saved: await client.staffChat.createSavedReply(values) }
      if (!saved) return void refresh()
      await refresh()
      onClose()
    } catch (error) {
      const refusal = refusalOf(error)
      if (edited && refusal.code === 'NOT_FOUND') return void refresh()
      problems.showRefusal(refusal, form.setError)
    }
  }
  function takeTheirs(reply: SavedReply) {
    form.reset(valuesOf(reply))
    conflict.take(reply)
    // The button that was pressed has disappeared.
    document.getElementById('title')?.focus()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={edited ? texts.editTitle : texts.addTitle}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isSubmitting}>
            {texts.back}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {isGone ? texts.saveAnew : theirs ? texts.saveOver : texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(save, problems.countAttempt)(event)}
        className="grid gap-5"
      >
        {(theirs || isGone) && (
          <ReplyConflict
            theirs={isGone ? undefined : theirs}
            isBusy={isSubmitting}
            onTakeTheirs={takeTheirs}
          />
        )}
        <FormErrorSummary
          attempt={problems.attempt}
          errors={problems.summaryOf(errors)}
          {...(problems.title && { title: problems.title })}
        />
        <Field id="title" label={texts.name} hint={texts.nameHint} required error={errors.title?.message}>
          <TextInput
            maxLength={SAVED_REPLIES.title}
            data-autofocus
            {...form.register('title', { validate: rule(savedReplyFields.title) })}
          />
        </Field>
        <Field id="content" label={texts.content} required error={errors.content?.message}>
          <Textarea
            rows={5}
            maxLength={MESSAGE_TEXT.max}
            {...form.register('content', { validate: rule(savedReplyFields.content) })}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
