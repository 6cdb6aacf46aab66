import { expect, it } from 'vitest'
import { MULTIPLIER } from './fareAmounts'
import { numberInput } from './numberInput'
import type { NumberText } from './fareInputs'

/** An input whose card is drawn anew at each use, as one that goes and comes with the surge. */
function someInput() {
  let typed: NumberText | null = null
  return (error?: string) =>
    numberInput({ typed, inForce: 2, onType: (next) => (typed = next), error }, MULTIPLIER)
}

it('shows the number in force, and submits it, until something is typed', () => {
  const input = someInput()
  input().blur()
  expect([input().text, input().submit()]).toEqual(['2', 2])
  input().change('2.54')
  input().blur()
  expect([input().text, input().submit()]).toEqual(['2.5', 2.5])
})

// promise (staff): No slip changes a fare: what is corrected is explained first
it('corrects a value out of range on leaving, and saves it after saying so', () => {
  const input = someInput()
  input().change('9')
  input().blur()
  expect(input().text).toBe('1')
  expect(input().submit()).toBe(MULTIPLIER.slip)
  input(MULTIPLIER.slip).blur()
  expect(input(MULTIPLIER.slip).submit(), 'at the second press').toBe(1)
  expect(input().submit(), 'again, if that failed').toBe(1)
})

it('explains what else is typed, too', () => {
  const input = someInput()
  input().change('')
  expect(input().submit()).toBe(MULTIPLIER.slip)
  input().change('3')
  input().change('50')
  expect(input(MULTIPLIER.slip).submit()).toBe(MULTIPLIER.slip)
})
