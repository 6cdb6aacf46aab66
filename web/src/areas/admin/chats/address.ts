import { CONVERSATION_STATUSES } from '@ozi/contract'
import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Narrowing } from '../shared/chats/narrowing'
import { CHATS_PATH } from '../shared/pages'
import { useNarrowedBy } from '../shared/useNarrowedBy'

export type NarrowingName = keyof Narrowing

const NAMES = ['status', 'unread', 'assignee'] as const satisfies readonly NarrowingName[]

/** Of an address that somebody wrote by hand: what is none of ours counts as not there. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const status = CONVERSATION_STATUSES.find((known) => known === params.get('status'))
  const assignee = (['me', 'nobody'] as const).find((known) => known === params.get('assignee'))
  return {
    ...(status === undefined ? {} : { status }),
    ...(params.get('unread') === 'true' ? { unread: 'true' as const } : {}),
    ...(assignee === undefined ? {} : { assignee }),
  }
}

/** ?status=, ?unread=, ?assignee= */
export const useNarrowing = () => useNarrowedBy(NAMES, readNarrowing)

/** What of the desk a phone shows; wider screens show several side by side. */
export type Part = 'list' | 'thread' | 'details'

/** What is open, by the address: /admin/chats/{id}, ?part=details, ?message= the number of one to be shown. */
export function useOpened() {
  const { conversationId = null } = useParams()
  const { search, key } = useLocation()
  const params = new URLSearchParams(search)
  const sequence = Number(params.get('message'))
  const isLookedFor = Number.isInteger(sequence) && sequence > 0
  const part: Part =
    conversationId === null ? 'list' : params.get('part') === 'details' ? 'details' : 'thread'
  const shown = useMemo(() => (isLookedFor ? { sequence, asked: key } : null), [isLookedFor, sequence, key])
  return { conversationId, part, shown }
}

/** Where a conversation is, or with null the list alone; the list stays cut down as it is. */
export function chatAddress(
  search: string,
  conversationId: string | null,
  { part = 'thread', message }: { readonly part?: Part; readonly message?: number } = {},
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
