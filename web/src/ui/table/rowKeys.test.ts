import { describe, expect, it } from 'vitest'
import { nextTab } from '../list/tabKeys'
import { nextRow } from './tableKeys'

describe('walking through rows', () => {
  it('j and the arrow down go on and stop at the last', () => {
    expect(nextRow('j', -1, 3)).toBe(0)
    expect(nextRow('ArrowDown', 0, 3)).toBe(1)
    expect(nextRow('j', 2, 3)).toBe(2)
  })

  it('k and the arrow up go back and stop at the first', () => {
    expect(nextRow('k', 2, 3)).toBe(1)
    expect(nextRow('ArrowUp', 0, 3)).toBe(0)
    expect(nextRow('k', -1, 3)).toBe(0)
  })

  it('Home and End jump; other keys and empty lists go nowhere', () => {
    expect(nextRow('Home', 2, 3)).toBe(0)
    expect(nextRow('End', 0, 3)).toBe(2)
    expect(nextRow('x', 0, 3)).toBeNull()
    expect(nextRow('j', -1, 0)).toBeNull()
  })
})

describe('walking through tabs', () => {
  it('the arrows go round', () => {
    expect(nextTab('ArrowRight', 2, 3)).toBe(0)
    expect(nextTab('ArrowLeft', 0, 3)).toBe(2)
    expect(nextTab('ArrowRight', 0, 3)).toBe(1)
  })

  it('Home and End jump; other keys stay', () => {
    expect(nextTab('Home', 2, 3)).toBe(0)
    expect(nextTab('End', 0, 3)).toBe(2)
    expect(nextTab('a', 1, 3)).toBe(1)
  })
})
