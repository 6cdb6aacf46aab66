import { describe, expect, it } from 'vitest'
import { stepCombobox } from './comboboxKeys'

const open = (active: number) => ({ open: true, active })
const closed = { open: false, active: -1 }

describe('the keys of a combobox', () => {
  it('the arrow down opens at the first row and walks on, round at the end', () => {
    expect(stepCombobox('ArrowDown', closed, 3)).toEqual({ open: true, active: 0, handled: true })
    expect(stepCombobox('ArrowDown', open(0), 3).active).toBe(1)
    expect(stepCombobox('ArrowDown', open(2), 3).active).toBe(0)
  })

  it('the arrow up opens at the last row and walks back, round at the top', () => {
    expect(stepCombobox('ArrowUp', closed, 3)).toEqual({ open: true, active: 2, handled: true })
    expect(stepCombobox('ArrowUp', open(2), 3).active).toBe(1)
    expect(stepCombobox('ArrowUp', open(0), 3).active).toBe(2)
  })

  it('without rows no arrow points at any', () => {
    expect(stepCombobox('ArrowDown', open(-1), 0).active).toBe(-1)
    expect(stepCombobox('ArrowUp', open(-1), 0).active).toBe(-1)
  })

  it('Enter takes the row pointed at and closes', () => {
    expect(stepCombobox('Enter', open(1), 3)).toEqual({ open: false, active: -1, pick: 1, handled: true })
  })

  it('Enter without a row pointed at is left to the form', () => {
    expect(stepCombobox('Enter', open(-1), 3)).toEqual({ open: true, active: -1, handled: false })
    expect(stepCombobox('Enter', closed, 3).pick).toBeUndefined()
  })

  it('a row that has gone meanwhile is not taken', () => {
    expect(stepCombobox('Enter', open(5), 3).pick).toBeUndefined()
  })

  it('Esc closes first, then empties the field, then is left to the dialog', () => {
    expect(stepCombobox('Escape', open(1), 3)).toEqual({ open: false, active: -1, handled: true })
    expect(stepCombobox('Escape', closed, 3)).toMatchObject({ clear: true, handled: false })
  })

  it('Home and End move among the rows once one is active', () => {
    expect(stepCombobox('Home', open(2), 3)).toMatchObject({ active: 0, handled: true })
    expect(stepCombobox('End', open(0), 3)).toMatchObject({ active: 2, handled: true })
    expect(stepCombobox('Home', open(-1), 3).handled).toBe(false)
    expect(stepCombobox('End', open(-1), 3).handled).toBe(false)
  })

  it('Tab closes and goes on its way; letters change nothing', () => {
    expect(stepCombobox('Tab', open(1), 3)).toEqual({ open: false, active: -1, handled: false })
    expect(stepCombobox('a', open(1), 3)).toEqual({ open: true, active: 1, handled: false })
  })
})
