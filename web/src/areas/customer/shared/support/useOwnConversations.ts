import type { Conversation } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/api/usePagedList'

const rowsOf = ({ data }: { readonly data: readonly Conversation[] }) => data

/** One's own conversations, the last written to first, page after page; kept up to date by `useChat`. */
export const useOwnConversations = (): PagedList<Conversation> =>
  usePagedList(api.conversations.listOwn.infiniteOptions(byPage({})), rowsOf)

/** What of them nobody has opened. */
export const unreadIn = (rows: readonly Conversation[]): number =>
  rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/** The one that goes on, the last written to where several do. */
export const runningOf = (rows: readonly Conversation[]): Conversation | undefined =>
  rows.find(({ status }) => status !== 'closed')

/** The one about this order that goes on. */
export const runningAbout = (rows: readonly Conversation[], orderId: string): Conversation | undefined =>
  rows.find(({ status, order }) => status !== 'closed' && order?._id === orderId)
