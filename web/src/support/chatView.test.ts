import { expect, test } from 'vitest'
import { type ChatView, viewIn, withView } from './chatView'

const ID = '0199a3b2-0000-7000-8000-000000000001'

test.each<ChatView>([
  { name: 'running' },
  { name: 'all' },
  { name: 'new', orderId: null },
  { name: 'new', orderId: ID },
  { name: 'complain', orderId: ID },
  { name: 'one', conversationId: ID },
])('%j stands in the address, beside what the page says there', (view) => {
  const params = withView(new URLSearchParams('filter=running&about=old'), view)
  expect(viewIn(params)).toEqual(view)
  expect(params.get('filter')).toBe('running')
})

test('a mailed link names its conversation', () =>
  expect(viewIn(new URLSearchParams(`support=${ID}`))).toEqual({ name: 'one', conversationId: ID }))

test('a closed panel leaves nothing in the address', () => {
  expect(withView(new URLSearchParams(`support=new&about=${ID}&filter=ended`), null).toString()).toBe(
    'filter=ended',
  )
  expect(viewIn(new URLSearchParams('support='))).toBeNull()
})
