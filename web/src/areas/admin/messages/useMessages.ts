import type { ContactMessage, MessageFilter } from '@ozi/contract'
import { safe } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api, client, currentIn, type Edit, refusalOf } from '~/api'
import { messagesTexts as texts } from './texts'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** Contact messages, newest first. */
export function useMessages(search: string, filter: MessageFilter | undefined): PagedList<ContactMessage> {
  return usePagedList(
    api.contact.list.infiniteOptions(
      byPage({
        search,
        filter,
      }),
    ),
    'messages',
  )
}

/** The open message: opening it marks it as read; the reader answers it, or marks it as answered. */
export function useOpenedMessage() {
  const queries = useQueryClient()
  const [message, setMessage] = useState<ContactMessage | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** Answers that are not sent yet, by message: closing one, or opening another, loses none. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const draft = (message && drafts[message._id]) ?? ''
  const keepDraft = (text: string) => message && setDrafts((kept) => ({ ...kept, [message._id]: text }))

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: api.contact.key() }), [queries])

  const read = useCallback(
    async (id: string) => {
      try {
        await client.contact.markRead({ id })
        await refresh()
      } catch {
        // The message stays new in the list; opening it again tries again.
      }
    },
    [refresh],
  )

  /** The same function at each render, because the list's rows use it. */
  const open = useCallback(
    (opened: ContactMessage) => {
      setMessage(opened)
      setError(null)
      if (!opened.isRead) void read(opened._id)
    },
    [read],
  )

  async function markAnswered(isAnswered: boolean) {
    if (message)
      await change(() => client.contact.markAnswered({ id: message._id, isAnswered }), texts.failed)
  }

  async function answer() {
    if (!message) return
    const seen = { id: message._id, seenAnswers: message.answers.length }
    await change(
      () => client.contact.answer({ ...seen, content: draft }),
      texts.answerFailed,
      () => keepDraft(''),
    )
  }

  async function change(
    ask: () => Edit<{ readonly data: ContactMessage }, ContactMessage>,
    failed: string,
    done?: () => void,
  ): Promise<void> {
    setBusy(true)
    setError(null)
    const { error: refused, data } = await safe(ask())
    const current = data?.data ?? currentIn(refused)
    // Another message may have been opened meanwhile.
    if (current) setMessage((present) => (present?._id === current._id ? current : present))
    if (refused) setError(`${failed} ${current ? texts.changed : refusalOf(refused).message}`)
    else {
      done?.()
      await refresh()
    }
    setBusy(false)
  }

  const close = () => setMessage(null)
  return { message, open, close, markAnswered, draft, keepDraft, answer, isBusy, error }
}
