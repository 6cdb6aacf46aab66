import type { AnyContractProcedure } from '@orpc/contract'
import { LANGUAGES, REFUSALS } from '@ozi/contract'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { tagOf } from '~/language'
import { keepChoice } from '~/language/choice'
import {
  allAnswered,
  type Answer,
  answerInTurn,
  change,
  FAILED,
  failed,
  held,
  isHeld,
  refused,
  setOnline,
  takeUnanswered,
} from './answers'
import { expectFits, HEIGHT, look, lookAtLetters, lookAtWidths, lookByDay } from './look'
import { open, type Opening, takeErrors } from './open'
import { SEEN_HEIGHT, takeLastShifts, takeShifts } from './shifts'

/** What is seen in a state: a text, or what a locator finds. */
export type Sign = string | RegExp | Locator

/** A page, and what it shows in each of its states. */
export interface PageStates extends Opening {
  /** The calls that the page waits for. */
  readonly calls: readonly AnyContractProcedure[]
  /** Seen while it loads. */
  readonly early?: Sign
  /** Seen when all is there, in every language. */
  readonly loaded: Sign
  /** Left out if the page is never empty. */
  readonly empty?: { readonly answer: Answer; readonly says: string }
  /** What it says when a call failed, if that is not the server's own words. */
  readonly failed?: string
}

/** A page, and what is seen when all of it is there. */
export type LoadedPage = Pick<PageStates, keyof Opening | 'loaded'>

/** Waits until one of these is visible. */
export async function seen(sign: Sign): Promise<void> {
  const locator = typeof sign === 'string' || sign instanceof RegExp ? page.getByText(sign) : sign
  const isSeen = () =>
    locator.elements().some((element) => element.checkVisibility({ visibilityProperty: true }))
  await expect
    .poll(isSeen, { message: `seen: ${sign instanceof RegExp ? String(sign) : JSON.stringify(sign)}` })
    .toBe(true)
}

export const settled = () => expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()

/** Looks at the state that this sign belongs to. */
export async function see(where: string, sign: Sign, lookAt = look): Promise<void> {
  await seen(sign)
  await lookAt(where)
  expect(takeUnanswered(), `${where}: calls without an answer`).toEqual([])
  expect(takeErrors(), `${where}: errors`).toEqual([])
}
/** Looks at what differs from page to page in a state whose parts are the same in all (`lookAtTroubles`). */
const fits = (where: string) => Promise.resolve(expectFits(where))

export const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

// Within the page, not with the browser's own mouse and keyboard: that would cost half a second each time.
/** Clicks the first of these as soon as it is there, and is not busy with the click before. */
export async function click(target: Locator): Promise<void> {
  await expect.element(target.first()).toBeVisible()
  await expect.poll(() => target.first().element().matches('[aria-busy=true], :disabled')).toBe(false)
  ;(target.first().element() as HTMLElement).click()
}
export const press = (name: string | RegExp) => click(button(name))

/** Writes this into the first of these, as soon as it is there. */
export async function write(target: Locator, text: string): Promise<void> {
  await expect.element(target.first()).toBeVisible()
  const field = target.first().element() as HTMLInputElement | HTMLTextAreaElement
  field.focus()
  // React notices only what is set by the prototype's own setter.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
export const dialog = () => page.getByRole('dialog')
export const question = () => page.getByRole('alertdialog')

const RETRY = /^(Retry|Try again)$/

/** Looks at a page while it loads, is empty and is there; sees that it failed, was refused and is without a network. */
export async function walkStates(states: PageStates): Promise<void> {
  const { path, as, answers, calls, empty } = states
  await open({ path, as, answers: [...answers, ...calls.map(held)] })
  for (const call of calls) await expect.poll(() => isHeld(call)).toBe(true)
  if (states.early !== undefined) await seen(states.early)
  await lookByDay(`${path} loads`)
  change(...calls.map(failed))
  await seen(states.failed ?? FAILED)
  await see(`${path} failed`, button(RETRY), fits)
  change(...calls.map((call) => refused(call)))
  await press(RETRY)
  await see(`${path} was refused`, REFUSALS.RATE_LIMITED.message, fits)
  if (empty) {
    change(...answers, empty.answer)
    await press(RETRY)
    await see(`${path} is empty`, empty.says)
  } else {
    change(...answers)
    await press(RETRY)
    await seen(states.loaded)
  }
  await openSteady(states)
  await seen(states.loaded)
  await lookAtWidths(`${path} is there`)
  setOnline(false)
  await see(`${path} without a network`, /^You are offline/, fits)
  await seen(states.loaded)
  setOnline(true)
}

/** Looks at what all pages share when a call failed or was refused, or the network is gone. */
export async function lookAtTroubles({ path, as, answers, calls, loaded }: PageStates): Promise<void> {
  await open({ path, as, answers: [...answers, ...calls.map(failed)] })
  await see(`${path} failed`, button(RETRY))
  change(...calls.map((call) => refused(call)))
  await press(RETRY)
  await see(`${path} was refused`, REFUSALS.RATE_LIMITED.message)
  change(...answers)
  await press(RETRY)
  await seen(loaded)
  setOnline(false)
  await see(`${path} without a network`, /^You are offline/)
}

/** A load each: both orders of answers (`answerInTurn`) on phones, one on wider screens. */
const LOADS = [
  [768, 'last'],
  [1440, 'first'],
  [360, 'first'],
  [360, 'last'],
] as const

/** Loads a page at each width, the narrowest last, and asserts that nothing of it moves by itself. */
export async function openSteady({ path, as, answers, before, loaded }: LoadedPage): Promise<void> {
  const moved: string[] = []
  for (const [width, turn] of LOADS) {
    await page.viewport(width, SEEN_HEIGHT)
    answerInTurn(turn)
    await open({
      path,
      as,
      answers,
      before: () => {
        before?.()
        takeShifts()
      },
    })
    await seen(loaded)
    await allAnswered()
    await settled()
    answerInTurn(null)
    const shifts = await takeLastShifts()
    moved.push(...shifts.map((shift) => `at ${String(width)} px, ${turn} asked first, ${shift}`))
  }
  await page.viewport(360, HEIGHT)
  expect(takeUnanswered(), `${path}: calls without an answer`).toEqual([])
  expect(moved, `${path} moves`).toEqual([])
}

/** A customer's page in the languages, whole and on the narrowest phone, also with letters twice as large. */
export async function walkLanguages(states: LoadedPage) {
  const { path, as, answers, loaded } = states
  await open({ path, as, answers })
  await seen(loaded)
  await settled()
  await lookAtLetters(path)
  await seeLanguages(states, (language) => lookAtLetters(`${path} in ${language}`))
}

/** A page in the languages, whole. */
export async function seeLanguages(
  { path, as, answers, loaded }: LoadedPage,
  lookAt: (language: string) => void | Promise<void>,
) {
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    await open({ path, as, answers, before: () => keepChoice(language) })
    await expect.poll(() => document.documentElement.lang).toBe(tagOf(language))
    await seen(loaded)
    await settled()
    await lookAt(language)
  }
}

/** The page's only input for files, which may be hidden behind a button. */
export function fileInput(): Locator {
  const found = document.querySelector('input[type=file]')
  if (!found) throw new Error('there is no input for files')
  return page.elementLocator(found)
}

/** A red picture. */
export async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = '#d11'
  context?.fillRect(0, 0, 40, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'red.png', { type: 'image/png' })
}

/** Chooses a file in the first of these. */
export async function choose(target: Locator, file: File): Promise<void> {
  await expect.element(target.first()).toBeInTheDocument()
  const input = target.first().element() as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
