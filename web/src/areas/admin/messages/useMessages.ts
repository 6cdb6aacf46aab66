import type { ContactMessage, MessageFilter } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

const messagesOf = ({ messages }: { readonly messages: readonly ContactMessage[] }) => messages

/** Contact messages, newest first. */
export function useMessages(search: string, filter: MessageFilter | undefined): PagedList<ContactMessage> {
  return usePagedList(
    api.contact.list.infiniteOptions(
      byPage({
        search,
        filter,
      }),
    ),
    messagesOf,
  )
}

/** The open message: opening it marks it as read; the reader marks it as answered. */
export function useOpenedMessage() {
  const queries = useQueryClient()
  const [message, setMessage] = useState<ContactMessage | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

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
      setFailure(null)
      if (!opened.isRead) void read(opened._id)
    },
    [read],
  )

  async function markAnswered(isAnswered: boolean) {
    if (!message) return
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await client.contact.markAnswered({ id: message._id, isAnswered })
      // Another message may have been opened meanwhile.
      setMessage((present) => (present?._id === data._id ? data : present))
      await refresh()
    } catch (error) {
      setFailure(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return { message, open, close: () => setMessage(null), markAnswered, isBusy, failure }
}
