import { accountMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import type { ErrorsAt } from '~/form/errors'
import { setBusy } from './setBusy'
import { controlOf, markField } from './markField'
import { type FormErrors, formErrorsOf } from './formErrors'
import { fieldsBeforeNext, openNextScreen, openScreenOf } from './enhanceScreens'
import { hideSummary, showSummary } from './showSummary'

/** The values of the fields as typed. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>

/** The result of a submit. `leaving`: the page is navigating away, and the button stays busy until then. */
export type SubmitResult<Field extends string> =
  | 'done'
  | 'leaving'
  | FormErrors<Field>
  | { readonly refusal: CallRefusal }

export interface FormPlan<Field extends string> {
  /** The fields' names in order; each field's id is its name. */
  readonly fields: readonly Field[]
  /** The answers of the fields' rules, as far as the browser can tell; the server checks everything. */
  readonly check: (written: FormValues<Field>) => Readonly<Record<Field, true | string>>
  readonly send: (written: FormValues<Field>) => Promise<SubmitResult<Field>>
}

/** The form with this name, if the page has one. */
export const findForm = (name: string): HTMLFormElement | null =>
  document.querySelector(`form[data-form="${name}"]`)

/**
 * Submits a form without leaving the page. Ignores submits while one is in progress. Errors are shown at
 * their fields and in a summary that takes the focus. Input stays in any case.
 */
export function enhanceForm<Field extends string>(form: HTMLFormElement, plan: FormPlan<Field>): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) return
  let isSending = false
  button.disabled = false

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send(button)
  })
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (plan.fields.some((field) => field === name)) markField(form, name, undefined)
  })

  async function send(pressed: HTMLButtonElement): Promise<void> {
    const written = read()
    const answers = plan.check(written)
    const asked = fieldsBeforeNext(form, plan.fields)
    const wrong = Object.fromEntries(
      (asked ?? plan.fields).flatMap((name) => (answers[name] === true ? [] : [[name, answers[name]]])),
    ) as ErrorsAt<Field>
    if (Object.keys(wrong).length > 0) return show({ fields: wrong })
    clear()
    if (asked) return openNextScreen(form)
    isSending = true
    setBusy(pressed, true)
    const sent = await plan
      .send(written)
      .catch((): SubmitResult<Field> => ({ title: accountMessages.somethingWrong }))
    if (sent === 'leaving') return
    isSending = false
    setBusy(pressed, false)
    if (sent !== 'done') show('refusal' in sent ? formErrorsOf(sent.refusal, plan.fields) : sent)
  }

  function read(): FormValues<Field> {
    const data = new FormData(form)
    const valueOf = (name: Field): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries(plan.fields.map((name) => [name, valueOf(name)])) as FormValues<Field>
  }

  function clear(): void {
    for (const name of plan.fields) markField(form, name, undefined)
    hideSummary(form)
  }

  function show({ fields, title, text }: FormErrors<Field>): void {
    clear()
    const wrong = plan.fields.flatMap((name) => {
      const error: string | undefined = fields?.[name]
      return error === undefined ? [] : [{ name, text: error }]
    })
    for (const { name, text: error } of wrong) markField(form, name, error)
    const [first] = wrong
    if (first) openScreenOf(form, first.name)
    // A single error needs no summary.
    if (first && plan.fields.length === 1) controlOf(form, first.name)?.focus()
    else showSummary(form, { title, lines: [...(text === undefined ? [] : [{ text }]), ...wrong] })
  }
}
