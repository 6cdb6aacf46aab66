import type { AnyContractProcedure } from '@orpc/contract'
import { REFUSALS } from '@ozi/contract'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  type Answer,
  change,
  failed,
  FAILED,
  held,
  isHeld,
  refused,
  setOnline,
  takeUnanswered,
} from './answers'
import { look, lookAtWidths } from './look'
import { open, type Opening } from './open'

/** What is seen in a state: a text, or what a locator finds. */
export type Sign = string | RegExp | Locator

/** A page, and what it shows in each of its states. */
export interface PageStates extends Opening {
  /** The call that the page waits for. */
  readonly call: AnyContractProcedure
  /** Seen when all is there. */
  readonly loaded: Sign
  /** Left out if the page is never empty. */
  readonly empty?: { readonly answer: Answer; readonly says: string }
  /** What it says when the call failed, if more than the server's own words. */
  readonly failed?: string
}

export const seen = (sign: Sign) =>
  expect.element(typeof sign === 'string' || sign instanceof RegExp ? page.getByText(sign).first() : sign)

const settled = () => expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()

/** Looks at the state that this sign belongs to. */
export async function see(where: string, sign: Sign): Promise<void> {
  await seen(sign).toBeVisible()
  await look(where)
  expect(takeUnanswered(), where).toEqual([])
}

const retry = () => page.getByRole('button', { name: /^(Retry|Try again)$/ }).first()

/** Looks at a page while it loads, when it failed, was refused, is empty, is there, and without a network. */
export async function walkStates(states: PageStates): Promise<void> {
  const { path, as, answers, call, empty } = states
  await open({ path, as, answers: [...answers, held(call)] })
  await expect.poll(() => isHeld(call)).toBe(true)
  await look(`${path} loads`)
  change(failed(call))
  await seen(states.failed ?? FAILED).toBeVisible()
  await see(`${path} failed`, retry())
  change(refused(call))
  await retry().click()
  await see(`${path} was refused`, REFUSALS.RATE_LIMITED.message)
  if (empty) {
    change(empty.answer)
    await retry().click()
    await see(`${path} is empty`, empty.says)
  }
  await open({ path, as, answers })
  await seen(states.loaded).toBeVisible()
  await settled()
  await lookAtWidths(`${path} is there`)
  setOnline(false)
  await see(`${path} without a network`, /^You are offline/)
  await seen(states.loaded).toBeVisible()
  setOnline(true)
}
