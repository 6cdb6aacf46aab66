import { MESSAGE_TEXT, SAVED_REPLIES, type SavedReply, supportMessages } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'
import { TextInput } from '~/ui/TextInput'
import { repliesTexts as texts } from '../texts'

/** A saved reply is written, or changed; what was typed stays where that fails. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const queries = useQueryClient()
  const formId = useId()
  const [title, setTitle] = useState(reply?.title ?? '')
  const [content, setContent] = useState(reply?.content ?? '')
  const [isTried, setTried] = useState(false)
  /** What a colleague made of it while it was edited here; saving again is meant then. */
  const [theirs, setTheirs] = useState<SavedReply | null>(null)
  const version = (theirs ?? reply)?.version
  const saving = useMutation({
    mutationFn: (fields: { title: string; content: string }) =>
      reply
        ? client.support.updateReply({ id: reply._id, version, ...fields })
        : client.support.createReply(fields),
    onError: (error) => {
      const { code, current } = refusalOf(error)
      if (code !== 'CHANGED_MEANWHILE' || current === undefined) return
      setTheirs(current as SavedReply)
      void queries.invalidateQueries({ queryKey: api.support.listReplies.key() })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.support.listReplies.key() })
      onClose()
    },
  })
  const refusal = saving.error ? refusalOf(saving.error) : null
  const isTitleMissing = title.trim() === ''
  const isContentMissing = content.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTitleMissing && !isContentMissing) saving.mutate({ title: title.trim(), content: content.trim() })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={reply ? texts.editTitle : texts.addTitle}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        <Field
          label={texts.name}
          hint={texts.nameHint}
          required
          error={isTried && isTitleMissing ? supportMessages.titleMissing : refusal?.fields?.['title']}
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
          error={isTried && isContentMissing ? supportMessages.textMissing : refusal?.fields?.['content']}
        >
          <Textarea
            rows={5}
            maxLength={MESSAGE_TEXT.max}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </Field>
        {theirs && (
          <div role="alert" className="rounded-control bg-wait-wash text-wait grid gap-2 p-3.5">
            <p className="font-medium">{texts.changed}</p>
            <blockquote className="text-ink grid gap-0.5 wrap-anywhere whitespace-pre-wrap">
              <span className="font-semibold">{theirs.title}</span>
              <span>{theirs.content}</span>
            </blockquote>
            <p className="font-medium">{texts.saveOver}</p>
          </div>
        )}
        {refusal && !refusal.fields && refusal.code !== 'CHANGED_MEANWHILE' && (
          <p role="alert" className="text-bad font-medium">
            {texts.saveFailed} {refusal.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
