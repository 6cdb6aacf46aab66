import { describe, expect, it } from 'vitest'
import { transactionCount } from './texts'

describe('the number of transactions', () => {
  it('is one or many, and a plus says that there are more', () => {
    expect(transactionCount(1)).toBe('1 transaction')
    expect(transactionCount(3)).toBe('3 transactions')
    expect(transactionCount(0)).toBe('0 transactions')
    expect(transactionCount(10_000, true)).toBe('10,000+ transactions')
  })
})
