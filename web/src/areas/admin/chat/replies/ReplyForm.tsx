import { MESSAGE_TEXT, SAVED_REPLIES, type SavedReply, staffChatMessages } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'
import { TextInput } from '~/ui/TextInput'
import { useLeaving } from '~/ui/useLeaving'
import { repliesTexts as texts } from '../texts'
import { type Meanwhile, ReplyMeanwhile } from './ReplyMeanwhile'

/** Creates or edits a saved reply; input stays if saving fails. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const queries = useQueryClient()
  const formId = useId()
  const [title, setTitle] = useState(reply?.title ?? '')
  const [content, setContent] = useState(reply?.content ?? '')
  const [isTried, setTried] = useState(false)
  /**
   * The version being edited; replaced by a colleague's version once that was shown, so that saving over it
   * is deliberate.
   */
  const [edited, setEdited] = useState(reply)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const saving = useMutation({
    mutationFn: (fields: { title: string; content: string }) =>
      edited
        ? client.staffChat.updateReply({ id: edited._id, version: edited.version, ...fields })
        : client.staffChat.createReply(fields),
    onError: (error) => {
      const { code, current } = refusalOf(error)
      const now = code === 'NOT_FOUND' ? 'gone' : code === 'CHANGED_MEANWHILE' && current
      if (!now) return
      setMeanwhile(now as Meanwhile)
      setEdited(now === 'gone' ? null : (now as SavedReply))
      void queries.invalidateQueries({ queryKey: api.staffChat.listReplies.key() })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.staffChat.listReplies.key() })
      onClose()
    },
  })
  const refusal = saving.error ? refusalOf(saving.error) : null
  const isMeanwhile = refusal?.code === 'CHANGED_MEANWHILE' || refusal?.code === 'NOT_FOUND'
  const { leave, question } = useLeaving({
    isUnsaved: title !== (edited?.title ?? '') || content !== (edited?.content ?? ''),
    isBusy: saving.isPending,
    onClose,
  })
  const isTitleMissing = title.trim() === ''
  const isContentMissing = content.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTitleMissing && !isContentMissing) saving.mutate({ title: title.trim(), content: content.trim() })
  }
  function takeTheirs(theirs: SavedReply) {
    setTitle(theirs.title)
    setContent(theirs.content)
    setMeanwhile(null)
    // The button that was pressed has disappeared.
    document.getElementById(`${formId}-title`)?.focus()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={edited ? texts.editTitle : texts.addTitle}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={saving.isPending}>
            {texts.back}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {meanwhile === null ? texts.save : meanwhile === 'gone' ? texts.saveAnew : texts.saveOver}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        {meanwhile && <ReplyMeanwhile of={meanwhile} isBusy={saving.isPending} onTakeTheirs={takeTheirs} />}
        <Field
          id={`${formId}-title`}
          label={texts.name}
          hint={texts.nameHint}
          required
          error={isTried && isTitleMissing ? staffChatMessages.titleMissing : refusal?.fields?.['title']}
        >
          <TextInput
            maxLength={SAVED_REPLIES.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            data-autofocus
          />
        </Field>
        <Field
          label={texts.content}
          required
          error={isTried && isContentMissing ? staffChatMessages.textMissing : refusal?.fields?.['content']}
        >
          <Textarea
            rows={5}
            maxLength={MESSAGE_TEXT.max}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </Field>
        {refusal && !refusal.fields && !isMeanwhile && (
          <p role="alert" className="text-bad font-medium">
            {texts.saveFailed} {refusal.message}
          </p>
        )}
      </form>
      {question}
    </Dialog>
  )
}
