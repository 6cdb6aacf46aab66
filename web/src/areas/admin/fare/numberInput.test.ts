import { expect, it } from 'vitest'
import { isMultiplier, multiplierOf } from './amount'
import { numberInput } from './numberInput'
import type { TypedNumber } from './typed'

const RULES = { isValid: isMultiplier, numberOf: multiplierOf, fallback: 1 }

/** An input whose card is drawn anew at each use, as one that goes and comes with the surge. */
function someInput() {
  let typed: TypedNumber | null = null
  return () => numberInput({ typed, inForce: 2, onType: (next) => (typed = next) }, RULES)
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
  expect([input().text, input().isExplained]).toEqual(['1', false])
  expect(input().submit()).toBeNull()
  expect(input().isExplained).toBe(true)
  input().blur()
  expect(input().submit(), 'at the second press').toBe(1)
  expect(input().isExplained).toBe(false)
})

it('forgets the explanation as soon as something else is typed', () => {
  const input = someInput()
  input().change('')
  expect(input().submit()).toBeNull()
  input().change('3')
  expect(input().isExplained).toBe(false)
  input().change('50')
  expect(input().submit(), 'explained again').toBeNull()
})
