import { type Conversation, conversationMessages, type Message, type SenderType } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { askAgain, askAgainIfAsked } from '~/api/askAgain'

/** What both sides have of a conversation by a list; each side has its own. */
interface ConversationPage {
  readonly data: readonly Conversation[]
  readonly total?: number
}
type KeptList = ConversationPage | { readonly pages: readonly ConversationPage[] }

/** The calls that list conversations, whoever asks. */
const lists = () => [api.conversations.listOwn.key(), api.support.list.key()]

const oneKey = (id: string) => api.conversations.read.queryKey({ input: { id } })

/** One conversation as it is kept anywhere on this page; undefined where it is not. */
function keptConversation(queries: QueryClient, id: string): Conversation | undefined {
  const inLists = lists()
    .flatMap((queryKey) => queries.getQueriesData<KeptList>({ queryKey }))
    .flatMap(([, list]) => (list ? pagesOf(list).flatMap(({ data }) => data) : []))
  return queries.getQueryData(oneKey(id))?.data ?? inLists.find(({ _id }) => _id === id)
}

/**
 * Changes a conversation wherever it is kept, in its place; what is just being asked for is asked for again.
 * @returns whether any page knows it
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

/** A conversation as the server says it is now. */
export const keepConversation = (queries: QueryClient, conversation: Conversation): void => {
  queries.setQueryData(oneKey(conversation._id), { data: conversation })
  changeConversation(queries, conversation._id, () => conversation)
}

/**
 * A conversation that is gone stands in no list any more, and whoever has it open is told so by the server.
 * @returns whether somebody has it open on this page
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

/** Its lists are asked for anew: it is not in them, or may stand elsewhere. */
export function askForLists(queries: QueryClient): void {
  for (const queryKey of lists()) askAgain(queries, { queryKey })
}

/** Each side has seen as much as was ever told. */
export const withSeen = (conversation: Conversation, by: SenderType, sequence: number): Conversation => ({
  ...conversation,
  seen: { ...conversation.seen, [by]: Math.max(conversation.seen[by], sequence) },
})

/** How it reads after this message; what was known of later ones stays. */
export const withMessage = (conversation: Conversation, message: Message): Conversation =>
  message.sequence <= conversation.lastSequence
    ? conversation
    : {
        ...conversation,
        lastMessage: message.content === '' ? conversationMessages.imageAlone : message.content,
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
