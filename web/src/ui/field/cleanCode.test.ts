import { describe, expect, it } from 'vitest'
import { activeBox, cleanCode } from './cleanCode'

describe('a code', () => {
  it('keeps its leading zero', () => {
    expect(cleanCode('045912', 6)).toBe('045912')
  })

  it('is read out of what was pasted around it', () => {
    expect(cleanCode(' 045-912\n', 6)).toBe('045912')
    expect(cleanCode('Your code: 045 912.', 6)).toBe('045912')
  })

  it('is never longer than its boxes', () => {
    expect(cleanCode('0459127', 6)).toBe('045912')
  })

  it('points at the next box, and at the last when full', () => {
    expect(activeBox('', 6)).toBe(0)
    expect(activeBox('045', 6)).toBe(3)
    expect(activeBox('045912', 6)).toBe(5)
  })
})
