import type { Conversation, ServerEvent } from '@ozi/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api, type client } from '~/api'
import { askAgain } from '~/live/askAgain'
import { fits, type Narrowing } from './narrowing'

type ListPage = Awaited<ReturnType<typeof client.staffChat.list>>
type Kept = InfiniteData<ListPage, string | undefined>
type Told = ServerEvent<'conversation_updated'>['conversation']

/** Active lists that do not contain this conversation, with their filters. */
function listsWithout(queries: QueryClient, id: string) {
  return queries
    .getQueryCache()
    .findAll({ queryKey: api.staffChat.list.key({ type: 'infinite' }), type: 'active' })
    .flatMap(({ queryKey, state }) => {
      const kept = state.data as Kept | undefined
      if (!kept || kept.pages.some(({ data }) => data.some(({ _id }) => _id === id))) return []
      const { input } = queryKey[1] as { input?: Narrowing & { readonly search?: string } }
      return [{ queryKey, kept, input: input ?? {} }]
    })
}

/** Whether an active list should contain a conversation that it does not contain. */
export const isMissed = (queries: QueryClient, told: Told, me: string): boolean =>
  listsWithout(queries, told._id).some(({ input }) => fits(input, told, me))

/**
 * Adds a conversation to the active lists that should contain it. A list with a search is refetched, because
 * only the server knows what matches.
 */
export function addConversation(queries: QueryClient, added: Conversation, me: string): void {
  for (const { queryKey, kept, input } of listsWithout(queries, added._id)) {
    if (!fits(input, added, me) || (input.unread === 'true' && added.unreadCount === 0)) continue
    if (input.search === undefined) queries.setQueryData<Kept>(queryKey, withRow(kept, added))
    else askAgain(queries, { queryKey, exact: true })
  }
}

/** Inserts a row into the page it belongs to; a row below all loaded ones comes with its page. */
function withRow(kept: Kept, row: Conversation): Kept {
  const isLast = (i: number) => i === kept.pages.length - 1
  const at = kept.pages.findIndex(
    ({ data, nextCursor }, i) =>
      data.some(({ lastUpdated }) => lastUpdated <= row.lastUpdated) || (isLast(i) && nextCursor === null),
  )
  return {
    ...kept,
    pages: kept.pages.map((page, i) => ({
      ...page,
      total: page.total + 1,
      data: i === at ? [...page.data, row] : page.data,
    })),
  }
}
