import { accountMessages } from '@ozi/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { type ErrorsAt, fieldErrorsOf, isAnyIn } from './errors'
import { isBlank } from './rule'

/** The words above a form that could not be sent, in addition to the errors at its fields. */
export interface Headline {
  readonly title: string
  /** The code of the refusal that it tells. */
  readonly code?: CallRefusal['code']
  readonly texts: readonly string[]
}

export interface FormOptions<Values extends object, Name extends string> {
  readonly initial: Values
  /** The fields that can be wrong, in their order; by default all values. */
  readonly fields?: readonly Name[] | ((values: Values) => readonly Name[])
  /** Begins the ids of the controls. Without it, the names are the ids. */
  readonly id?: string
  /** The errors of what was typed; its script may come later. Nothing is sent while there is one. */
  readonly check?: (values: Values) => ErrorsAt<NoInfer<Name>> | Promise<ErrorsAt<NoInfer<Name>>>
  /** The field of a refusal that names none. */
  readonly fieldOf?: (refusal: CallRefusal) => NoInfer<Name> | undefined
  /**
   * Tells what a refusal says of no field, or returns it, to stand above the form.
   * @param others the refused fields that the form does not have
   */
  readonly onRefused?: (refusal: CallRefusal, others: readonly string[]) => Headline | undefined
  /** Stores what is typed. Leaving loses nothing then, and does not ask. */
  readonly keep?: (values: Values) => void
  /** Whether leaving asks before what was typed is lost; true by default. A code or a password is not worth it. */
  readonly asks?: boolean
}

/** A form: its values, its errors, and how it is sent. Methods, so that a form of more fields is one of fewer, too. */
export interface FormState<Values extends object, Name extends string = keyof Values & string> {
  readonly values: Values
  readonly errors: ErrorsAt<Name>
  readonly headline: Headline | null
  readonly names: readonly Name[]
  /** Whether the last attempt lacked something required. */
  readonly isIncomplete: boolean
  /** Counts the attempts that failed, so that the summary takes the focus each time. */
  readonly attempt: number
  /** The field, if the server's last answer was about it alone. */
  readonly refused: Name | undefined
  readonly isBusy: boolean
  /** Whether leaving asks at all. */
  readonly asks: boolean
  /** Whether leaving loses something. */
  readonly isUnsaved: boolean
  /** The values as they are now, for work that began with earlier ones. */
  getValues(): Values
  /** For a Field: its id and error. */
  field(name: Name): { id: string; error: string | undefined }
  /** For a control of a text. */
  bind<At extends keyof Values & string>(
    name: At,
  ): {
    name: At
    value: Values[At]
    onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  /** Changes values; their errors disappear. */
  set(change: Partial<Values>): void
  /** Removes errors of fields that something else has righted. */
  forgive(...names: readonly Name[]): void
  setErrorAt(name: Name, text: string): void
  setHeadline(headline: Headline | null): void
  /** Begins again with other values; what was typed since these stays. */
  reset(values: Values, since?: Values): void
  /** Sends the values if nothing is wrong with them; what `send` throws is shown. */
  submit(send: (values: Values) => unknown): (event?: { preventDefault(): void }) => void
  /** Shows what is wrong with what was sent. */
  fail(errors: ErrorsAt<Name>, headline?: Headline | null): void
  /** Shows a refusal at its fields, or by `onRefused`; whether it is at fields alone. */
  showRefusal(refusal: CallRefusal): boolean
}

/** The fields' view of a form: also a form of more fields has it. */
export type FormFields<Values extends object, Name extends string> = Pick<
  FormState<Values, Name>,
  'values' | 'errors' | 'field' | 'bind' | 'set' | 'getValues'
>

interface Failure<Name extends string> {
  readonly errors: ErrorsAt<Name>
  readonly headline: Headline | null
  readonly isIncomplete: boolean
  readonly refused: Name | undefined
}

const NONE = { errors: {}, headline: null, isIncomplete: false, refused: undefined } as const

/** The one way to hold a form; `Form` and `FormDialog` draw it. */
export function useForm<Values extends object, Name extends string = keyof Values & string>({
  initial,
  fields,
  id,
  check = () => ({}),
  fieldOf,
  onRefused,
  keep,
  asks = true,
}: FormOptions<Values, Name>): FormState<Values, Name> {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  const [failure, setFailure] = useState<Failure<Name>>(NONE)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(initial)
  // The second tap of a double tap arrives before the button is rendered as busy.
  const isSending = useRef(false)
  const names = typeof fields === 'function' ? fields(values) : (fields ?? (Object.keys(values) as Name[]))
  const idOf = (name: Name) => (id === undefined ? name : `${id}-${name}`)
  const focusFirst = useEffectEvent(() => {
    const first = names.find((name) => failure.errors[name] !== undefined)
    const control = first === undefined ? null : document.getElementById(idOf(first))
    // A summary has the focus already.
    if (control && control.closest('form')?.querySelector('[data-summary]') == null) control.focus()
  })
  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])

  function put(next: Values) {
    latest.current = next
    setValues(next)
  }
  function forgive(...righted: readonly string[]) {
    setFailure((before) => {
      const left = Object.entries(before.errors).filter(([name]) => !righted.includes(name))
      return left.length === Object.keys(before.errors).length
        ? before
        : { ...before, errors: Object.fromEntries(left) as ErrorsAt<Name> }
    })
  }
  function set(change: Partial<Values>) {
    put({ ...latest.current, ...change })
    forgive(...Object.keys(change))
    keep?.(latest.current)
  }
  function fail(errors: ErrorsAt<Name>, headline: Headline | null = null, refused?: Name) {
    const isMissing = (name: Name) => errors[name] !== undefined && isEmpty(valueAt(latest.current, name))
    setFailure({ errors, headline, isIncomplete: names.some(isMissing), refused })
    setAttempt((count) => count + 1)
  }
  function showRefusal(refusal: CallRefusal): boolean {
    const at = refusal.fields === undefined ? fieldOf?.(refusal) : undefined
    const { errors, others } = fieldErrorsOf(
      names,
      at === undefined ? refusal.fields : { [at]: refusal.message },
    )
    const isAtFields = isAnyIn(errors) && others.length === 0
    const wrong = names.filter((name) => errors[name] !== undefined)
    fail(
      errors,
      isAtFields ? null : (onRefused?.(refusal, others) ?? null),
      wrong.length === 1 ? wrong[0] : undefined,
    )
    return isAtFields
  }
  async function deliver(send: (values: Values) => unknown) {
    isSending.current = true
    try {
      const found = check(latest.current)
      if (found instanceof Promise) setBusy(true)
      const errors = found instanceof Promise ? await found : found
      if (isAnyIn(errors)) return fail(errors)
      setBusy(true)
      setFailure(NONE)
      await send(latest.current)
    } catch (error) {
      showRefusal(refusalOf(error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    names,
    attempt,
    isBusy,
    ...failure,
    asks,
    isUnsaved:
      asks &&
      keep === undefined &&
      Object.keys(values).some((name) => !isSame(valueAt(values, name), valueAt(saved, name))),
    getValues: () => latest.current,
    field: (name) => ({ id: idOf(name), error: failure.errors[name] }),
    bind: (name) => ({
      name,
      value: values[name],
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Values>),
    }),
    set,
    forgive,
    setErrorAt: (name, text) =>
      setFailure((before) => ({ ...before, errors: { ...before.errors, [name]: text } })),
    setHeadline: (headline) => setFailure((before) => ({ ...before, headline })),
    reset(next, since = latest.current) {
      const typed = Object.entries(latest.current).filter(([name, value]) => value !== valueAt(since, name))
      put({ ...next, ...(Object.fromEntries(typed) as Partial<Values>) })
      setSaved(next)
      setFailure(NONE)
    },
    submit: (send) => (event) => {
      event?.preventDefault()
      if (!isSending.current) void deliver(send)
    },
    fail: (errors, headline) => fail(errors, headline),
    showRefusal,
  }
}

const valueAt = (values: object, name: string): unknown => (values as Record<string, unknown>)[name]

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && isBlank(value))

/** Blanks at the ends are not worth a question. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : Object.is(one, other)

/** Says above a form why it failed. A vague refusal says nothing more than the title. */
export const aboveForm =
  ({ failed, tryAgain }: { readonly failed: string; readonly tryAgain: string }) =>
  ({ message }: CallRefusal): Headline => ({
    title: failed,
    texts: [message === accountMessages.somethingWrong ? tryAgain : message],
  })
