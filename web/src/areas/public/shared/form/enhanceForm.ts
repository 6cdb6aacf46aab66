import { accountMessages } from '@ozi/contract'
import { setBusy } from './busy'
import { controlOf, markField } from './fields'
import { hideSummary, showSummary } from './summary'

/** What stands in the fields, as it was typed. */
export type Written<Field extends string> = Readonly<Record<Field, string>>
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Why a form was not sent: beside its fields, or, where it concerns none of them, at its head. */
export interface Trouble<Field extends string> {
  readonly fields?: FieldErrors<Field>
  readonly title?: string
  readonly text?: string
}

/** What became of a form. `leaving`: another page comes, and the button stays busy until it is there. */
export type Sent<Field extends string> = 'done' | 'leaving' | Trouble<Field>

export interface FormPlan<Field extends string> {
  /** The names of its fields, in the order they stand; each field's id is its name. */
  readonly fields: readonly Field[]
  /** What can be known before sending; the server, which has the last word, is asked for the rest. */
  readonly check: (written: Written<Field>) => FieldErrors<Field>
  readonly send: (written: Written<Field>) => Promise<Sent<Field>>
}

/** The form of this name on the page, if it has one. */
export const findForm = (name: string): HTMLFormElement | null =>
  document.querySelector(`form[data-form="${name}"]`)

/**
 * Sends a form without leaving the page: one time at a time, with its errors beside their fields and all together
 * where the focus goes. Whatever goes wrong, what was typed stays.
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
    const fields = plan.check(written)
    if (Object.keys(fields).length > 0) return show({ fields })
    clear()
    isSending = true
    setBusy(pressed, true)
    const sent = await plan
      .send(written)
      .catch((): Sent<Field> => ({ title: accountMessages.somethingWrong }))
    if (sent === 'leaving') return
    isSending = false
    setBusy(pressed, false)
    if (sent !== 'done') show(sent)
  }

  function read(): Written<Field> {
    const data = new FormData(form)
    const valueOf = (name: Field): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries(plan.fields.map((name) => [name, valueOf(name)])) as Written<Field>
  }

  function clear(): void {
    for (const name of plan.fields) markField(form, name, undefined)
    hideSummary(form)
  }

  function show({ fields, title, text }: Trouble<Field>): void {
    clear()
    const wrong = plan.fields.flatMap((name) => {
      const error: string | undefined = fields?.[name]
      return error === undefined ? [] : [{ name, text: error }]
    })
    for (const { name, text: error } of wrong) markField(form, name, error)
    // A single field is a summary of itself.
    const [only] = wrong
    if (only && plan.fields.length === 1) controlOf(form, only.name)?.focus()
    else showSummary(form, { title, lines: [...(text === undefined ? [] : [{ text }]), ...wrong] })
  }
}
