import type { Conversation } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** The customer's conversations, latest first, page by page; kept up to date by `useChat`. */
export const useOwnConversations = (): PagedList<Conversation> =>
  usePagedList(api.chat.listOwn.infiniteOptions(byPage({})), 'data')

/** The number of unread messages in these conversations. */
export const unreadIn = (rows: readonly Conversation[]): number =>
  rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/** The running conversation; the latest if there are several. */
export const runningOf = (rows: readonly Conversation[]): Conversation | undefined =>
  rows.find(({ status }) => status !== 'closed')

/** The running conversation about this order. */
export const runningAbout = (rows: readonly Conversation[], orderId: string): Conversation | undefined =>
  rows.find(({ status, order }) => status !== 'closed' && order?._id === orderId)
