import { CONVERSATION_STATUSES, WRITER_ROLES } from '@ozi/contract'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import type { ConversationFilters } from '../shared/chat/staffConversations'
import { CHATS_PATH } from '../shared/pages'
import { useFiltersInAddress } from '../shared/useFiltersInAddress'

type ConversationFilterName = keyof ConversationFilters

const NAMES = ['status', 'unread', 'assignee', 'role'] as const satisfies readonly ConversationFilterName[]

/** Ignores invalid values in a hand-written address. */
export function readConversationFilters(params: URLSearchParams): ConversationFilters {
  const status = CONVERSATION_STATUSES.find((known) => known === params.get('status'))
  const assignee = (['me', 'nobody'] as const).find((known) => known === params.get('assignee'))
  const role = WRITER_ROLES.find((known) => known === params.get('role'))
  return {
    ...(role === undefined ? {} : { role }),
    ...(status === undefined ? {} : { status }),
    ...(params.get('unread') === 'true' ? { unread: 'true' as const } : {}),
    ...(assignee === undefined ? {} : { assignee }),
  }
}

/** ?status=, ?unread=, ?assignee=, ?role= */
export const useConversationFilters = () => useFiltersInAddress(NAMES, readConversationFilters)

/** The part of the support chat that a phone shows; wider screens show several side by side. */
type ChatPart = 'list' | 'thread' | 'details'

/**
 * The open conversation, from the address: /admin/chats/{id}, ?part=details, ?message= with the sequence of a message
 * to show.
 */
export function useOpenConversation() {
  const { conversationId = null } = useParams()
  const { search, key } = useLocation()
  const params = new URLSearchParams(search)
  const sequence = Number(params.get('message'))
  const isLookedFor = Number.isInteger(sequence) && sequence > 0
  const part: ChatPart =
    conversationId === null ? 'list' : params.get('part') === 'details' ? 'details' : 'thread'
  const shown = useMemo(() => (isLookedFor ? { sequence, asked: key } : null), [isLookedFor, sequence, key])
  return { conversationId, part, shown }
}

/** The address of a conversation, or with null of the list alone; the list's filters are kept. */
export function chatAddress(
  search: string,
  conversationId: string | null,
  { part = 'thread', message }: { readonly part?: ChatPart; readonly message?: number } = {},
): { readonly pathname: string; readonly search: string } {
  const params = new URLSearchParams(search)
  params.delete('part')
  params.delete('message')
  if (conversationId !== null && part === 'details') params.set('part', 'details')
  if (conversationId !== null && message !== undefined) params.set('message', String(message))
  const text = params.toString()
  return {
    pathname: conversationId === null ? CHATS_PATH : `${CHATS_PATH}/${conversationId}`,
    search: text === '' ? '' : `?${text}`,
  }
}
