import { type Conversation, chatMessages, type Message, type SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { askAgain, askAgainIfAsked } from '~/live/askAgain'

/** The part of a list page that both sides' lists have in common. */
interface ConversationPage {
  readonly data: readonly Conversation[]
  readonly total?: number
}
type KeptList = ConversationPage | { readonly pages: readonly ConversationPage[] }

/** The queries that list conversations: the customer's and the staff's. */
const lists = () => [api.chat.listOwn.key(), api.staffChat.list.key()]

const oneKey = (id: string) => api.chat.read.queryKey({ input: { id } })

/** A conversation from the cache, wherever it is cached on this page; undefined if it is not. */
function keptConversation(queries: QueryClient, id: string): Conversation | undefined {
  const inLists = lists()
    .flatMap((queryKey) => queries.getQueriesData<KeptList>({ queryKey }))
    .flatMap(([, list]) => (list ? pagesOf(list).flatMap(({ data }) => data) : []))
  return queries.getQueryData(oneKey(id))?.data ?? inLists.find(({ _id }) => _id === id)
}

/**
 * Updates a conversation everywhere in the cache, without moving it. Requests in flight are repeated, as
 * their answers may be older than the change.
 * @returns whether the conversation was cached anywhere
 */
export function changeConversation(
  queries: QueryClient,
  id: string,
  change: (before: Conversation) => Conversation,
): boolean {
  const isKnown = keptConversation(queries, id) !== undefined
  queries.setQueryData(oneKey(id), (kept) => kept && { ...kept, data: change(kept.data) })
  for (const queryKey of lists()) {
    queries.setQueriesData<KeptList>({ queryKey }, (list) => list && changed(list, id, change))
  }
  for (const queryKey of [oneKey(id), ...lists()]) askAgainIfAsked(queries, { queryKey })
  return isKnown
}

/** Caches a conversation as the server describes it now. */
export const keepConversation = (queries: QueryClient, conversation: Conversation): void => {
  queries.setQueryData(oneKey(conversation._id), { data: conversation })
  changeConversation(queries, conversation._id, () => conversation)
}

/**
 * Removes a deleted conversation from the cached lists and resets its own query, so that an open conversation
 * asks the server and shows that it is gone.
 * @returns whether the conversation is open on this page
 */
export function dropConversation(queries: QueryClient, id: string): boolean {
  for (const queryKey of lists()) {
    queries.setQueriesData<KeptList>({ queryKey }, (list) => list && without(list, id))
    // An answer on its way may still list it.
    askAgainIfAsked(queries, { queryKey })
  }
  const isOpen =
    queries
      .getQueryCache()
      .find({ queryKey: oneKey(id), exact: true })
      ?.isActive() ?? false
  void queries.resetQueries({ queryKey: oneKey(id) })
  return isOpen
}

/** Refetches the lists: a conversation may be missing from them, or be in the wrong position. */
export function askForLists(queries: QueryClient): void {
  for (const queryKey of lists()) askAgain(queries, { queryKey })
}

/** Raises what a side has seen; it never goes back. */
export const withSeen = (conversation: Conversation, by: SenderType, sequence: number): Conversation => ({
  ...conversation,
  seen: { ...conversation.seen, [by]: Math.max(conversation.seen[by], sequence) },
})

/** The conversation with this message as its latest, unless it already has a later one. */
export const withMessage = (conversation: Conversation, message: Message): Conversation =>
  message.sequence <= conversation.lastSequence
    ? conversation
    : {
        ...conversation,
        lastMessage: message.content === '' ? chatMessages.imageAlone : message.content,
        lastSenderType: message.senderType,
        lastUpdated: message.createdAt,
        lastSequence: message.sequence,
      }

function without(list: KeptList, id: string): KeptList {
  const isHere = pagesOf(list).some(({ data }) => data.some(({ _id }) => _id === id))
  if (!isHere) return list
  const inPage = <Page extends ConversationPage>(page: Page): Page => ({
    ...page,
    ...(page.total === undefined ? {} : { total: page.total - 1 }),
    data: page.data.filter(({ _id }) => _id !== id),
  })
  return 'pages' in list ? { ...list, pages: list.pages.map(inPage) } : inPage(list)
}

const pagesOf = (list: KeptList): readonly ConversationPage[] => ('pages' in list ? list.pages : [list])

function changed(list: KeptList, id: string, change: (before: Conversation) => Conversation): KeptList {
  const inPage = <Page extends ConversationPage>(page: Page): Page =>
    page.data.some(({ _id }) => _id === id)
      ? { ...page, data: page.data.map((each) => (each._id === id ? change(each) : each)) }
      : page
  return 'pages' in list ? { ...list, pages: list.pages.map(inPage) } : inPage(list)
}
