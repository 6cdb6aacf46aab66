import type { Conversation } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { keepConversation } from '~/chat/liveConversations'
import { useSession } from '~/session'
import { staffChatTexts as texts } from '../texts'

/** A conversation's assignee, and a function to change it. */
export function useAssignee({ _id, assignee }: Conversation) {
  const queries = useQueryClient()
  const me = useSession()?.data?._id
  const agents = useQuery(api.staffChat.agents.queryOptions({ staleTime: 60_000 }))
  const assign = useMutation(
    api.staffChat.assign.mutationOptions({ onSuccess: ({ data }) => keepConversation(queries, data) }),
  )
  const present = assignee?._id ?? ''
  const known = agents.data?.agents ?? []
  // The assignee may no longer be an agent, but is still listed.
  const others = assignee && !known.some((agent) => agent._id === assignee._id) ? [assignee] : []
  const named = [...known, ...others].map((agent) => ({
    value: agent._id,
    label: agent._id === me ? texts.meNamed(agent.name) : agent.name,
  }))
  return {
    value: assign.isPending ? (assign.variables.accountId ?? '') : present,
    options: [{ value: '', label: texts.nobody }, ...named],
    isBusy: assign.isPending,
    error: assign.error ? refusalOf(assign.error).message : null,
    set: (accountId: string) => assign.mutate({ id: _id, accountId: accountId === '' ? null : accountId }),
  }
}
