import { MESSAGE_TEXT, staffChatMessages } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { api, refusalOf } from '~/api'
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
                {note.by.name}, <DateTime at={note.createdAt} />
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
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const queryKey = api.staffChat.notes.queryKey({ input: { id: conversationId } })
  const adding = useMutation(
    api.staffChat.addNote.mutationOptions({
      onSuccess: ({ data }) => {
        setText('')
        setTried(false)
        queries.setQueryData(queryKey, (kept) =>
          // Its event may have arrived first.
          !kept || kept.data.some(({ _id }) => _id === data._id)
            ? kept
            : { ...kept, data: [...kept.data, data] },
        )
      },
    }),
  )
  const refusal = adding.error ? refusalOf(adding.error) : null
  const isMissing = isTried && text.trim() === ''

  function keep(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (text.trim() !== '') adding.mutate({ id: conversationId, content: text.trim() })
  }
  return (
    <form noValidate onSubmit={keep} className="mt-3.5 grid gap-2">
      <Field
        label={texts.note}
        error={isMissing ? staffChatMessages.noteMissing : refusal?.fields?.['content']}
      >
        <Textarea
          rows={2}
          className="min-h-20! text-sm"
          maxLength={MESSAGE_TEXT.max}
          placeholder={texts.notePlaceholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {refusal && !refusal.fields && (
        <Alert className="text-sm">
          {texts.noteFailed} {refusal.message}
        </Alert>
      )}
      <Button type="submit" look="secondary" size="sm" busy={adding.isPending} className="justify-self-start">
        {texts.addNote}
      </Button>
    </form>
  )
}
