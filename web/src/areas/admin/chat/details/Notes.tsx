import { MESSAGE_TEXT, staffChatMessages } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { api, client, refusalOf } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { Form } from '~/form/Form'
import { required } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { Textarea } from '~/ui/field/Textarea'
import { detailsTexts as texts } from '../texts'

export const useNotes = (conversationId: string) =>
  useQuery(api.staffChat.notes.queryOptions({ input: { id: conversationId } }))

interface NotesProps {
  conversationId: string
  notes: ReturnType<typeof useNotes>
}

/** The staff's notes, on a different background, so that nobody mistakes them for messages. */
export function Notes({ conversationId, notes }: NotesProps) {
  const titleId = useId()
  const all = notes.data?.data
  return (
    <section aria-labelledby={titleId} className="bg-wait-wash border-wait/30 rounded-card border p-3.5">
      <h3 id={titleId} className="text-wait flex items-center gap-2 text-base font-semibold">
        <Lock size={16} className="stroke-2" />
        {texts.notes}
      </h3>
      <p className="text-ink mt-0.5 text-sm">{texts.notesHint}</p>
      {notes.isError && (
        <div className="mt-3">
          <ErrorState title={texts.notesFailed} query={notes}>
            {refusalOf(notes.error).message}
          </ErrorState>
        </div>
      )}
      {notes.isPending && (
        <div role="status" aria-label={texts.notesLoading} className="mt-3">
          <SkeletonLines lines={2} />
        </div>
      )}
      {all?.length === 0 && <p className="text-ink mt-3 text-sm italic">{texts.notesEmpty}</p>}
      {all && all.length > 0 && (
        <ol className="mt-3 grid gap-2.5">
          {all.map((note) => (
            <li key={note._id} className="border-wait/30 border-t pt-2.5">
              <p className="text-sm wrap-anywhere whitespace-pre-wrap">{note.content}</p>
              <p className="text-wait mt-0.5 text-xs">
                {note.by.name}, <DateTime at={note.createdAt} style="inSentence" />
              </p>
            </li>
          ))}
        </ol>
      )}
      <NewNote conversationId={conversationId} />
    </section>
  )
}

/** Input stays until it is saved. */
function NewNote({ conversationId }: { conversationId: string }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { content: '' },
    check: (values) => errorsBy(values, { content: required(staffChatMessages.noteMissing) }),
    onRefused: ({ message }) => ({ title: `${texts.noteFailed} ${message}`, texts: [] }),
  })
  const queryKey = api.staffChat.notes.queryKey({ input: { id: conversationId } })

  async function send({ content }: { content: string }) {
    const { data } = await client.staffChat.addNote({ id: conversationId, content: content.trim() })
    form.reset({ content: '' })
    queries.setQueryData(queryKey, (kept) =>
      // Its event may have arrived first.
      !kept || kept.data.some(({ _id }) => _id === data._id) ? kept : { ...kept, data: [...kept.data, data] },
    )
  }
  return (
    <Form form={form} send={send} className="mt-3.5 grid gap-2">
      <Field {...form.field('content')} label={texts.note}>
        <Textarea
          rows={2}
          className="min-h-20! text-sm"
          maxLength={MESSAGE_TEXT.max}
          placeholder={texts.notePlaceholder}
          {...form.bind('content')}
        />
      </Field>
      {form.headline && <Alert className="text-sm">{form.headline.title}</Alert>}
      <Button type="submit" look="secondary" size="sm" busy={form.isBusy} className="justify-self-start">
        {texts.addNote}
      </Button>
    </Form>
  )
}
