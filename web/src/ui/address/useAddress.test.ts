import { expect, test } from 'vitest'
import { withChanges } from './useAddress.ts'

test('single values are written and taken away, the others stay', () => {
  const changed = withChanges('?search=ada%20obi&status=pending&page=2', {
    status: 'closed',
    page: '',
    mine: 'a&b',
  })
  expect(changed.toString()).toBe('search=ada+obi&status=closed&mine=a%26b')
  expect(withChanges('', { status: '' }).toString()).toBe('')
})
