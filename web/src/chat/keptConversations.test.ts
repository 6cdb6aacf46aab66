import type { Conversation } from '@ozi/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { api } from '~/api'
import { dropConversation } from './keptConversations'

// Made when the web is built; nothing is called here.
vi.mock('virtual:contract-routes', () => ({ default: {} }))

const rows = (...ids: string[]) => ({
  data: ids.map((_id) => ({ _id }) as Conversation),
  nextCursor: null,
  total: ids.length,
})

test('a late answer does not bring back a removed conversation', async () => {
  const queries = new QueryClient()
  const answers: ((list: ReturnType<typeof rows>) => void)[] = []
  const list = new QueryObserver(queries, {
    queryKey: api.staffChat.list.queryKey({ input: {} }),
    queryFn: () => new Promise<ReturnType<typeof rows>>((resolve) => answers.push(resolve)),
  })
  const stop = list.subscribe(() => undefined)
  const shown = () => list.getCurrentResult().data?.data.map(({ _id }) => _id)
  answers[0]?.(rows('ada', 'ngozi'))
  await vi.waitFor(() => expect(shown()).toEqual(['ada', 'ngozi']))

  void list.refetch()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  dropConversation(queries, 'ngozi')
  expect(shown()).toEqual(['ada'])
  answers[1]?.(rows('ada', 'ngozi'))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.(rows('ada'))
  await vi.waitFor(() => expect(list.getCurrentResult().isFetching).toBe(false))
  expect(shown()).toEqual(['ada'])
  stop()
})
