import { CONVERSATION_STATUSES, WRITER_ROLES } from '@ozi/contract'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import { withChanges } from '~/ui/address/useAddress'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { CHATS_PATH } from '../shared/adminPages'

/** The list's filters beside the search, as in the address. */
export const CONVERSATION_FILTERS = {
  status: oneOf(CONVERSATION_STATUSES),
  unread: oneOf(['true']),
  assignee: oneOf(['me', 'nobody']),
  role: oneOf(WRITER_ROLES),
}

export const useConversationFilters = () => useFilters(CONVERSATION_FILTERS)

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
  const text = withChanges(search, {
    part: conversationId !== null && part === 'details' ? part : '',
    message: conversationId !== null && message !== undefined ? String(message) : '',
  }).toString()
  return {
    pathname: conversationId === null ? CHATS_PATH : `${CHATS_PATH}/${conversationId}`,
    search: text === '' ? '' : `?${text}`,
  }
}
