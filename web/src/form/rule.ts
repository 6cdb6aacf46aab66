/** A field of the contract, as far as a form needs it. */
interface CheckedField {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

/** `path` and `message` as in the server's refusals. */
interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The form's own words by the code of an issue, and for a blank field; otherwise the contract's words are used. */
type Words = Readonly<
  Partial<Record<'missing' | 'invalid_type' | 'invalid_format' | 'too_small' | 'too_big', string>>
>

/** The error of a value as typed; true if it is valid. An untouched field has no value. */
export type Rule = (typed: string | null | undefined) => true | string

/**
 * Checks what is typed by a field of the contract.
 * @param read makes the field's value of what was typed
 */
export const rule =
  (field: CheckedField, words: Words = {}, read: (typed: string) => unknown = (typed) => typed): Rule =>
  (typed) => {
    if (words.missing !== undefined && isBlank(typed)) return words.missing
    const [issue] = issuesOf(field, typeof typed === 'string' ? read(typed) : typed)
    return issue === undefined || (words[issue.code as keyof Words] ?? issue.message)
  }

/** A text that must not be blank. */
export const required =
  (missing: string): Rule =>
  (typed) =>
    !isBlank(typed) || missing

export const isBlank = (typed: string | null | undefined): boolean => (typed ?? '').trim() === ''

/** The first message at each path of some values, as in a refusal: `preparationMinutes.min`. */
export function messagesOf<Name extends string>(
  fields: Readonly<Record<Name, CheckedField>>,
  values: Readonly<Record<NoInfer<Name>, unknown>>,
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const name of Object.keys(fields) as Name[]) {
    for (const { path, message } of issuesOf(fields[name], values[name])) {
      messages[[name, ...path].join('.')] ??= message
    }
  }
  return messages
}

const issuesOf = (field: CheckedField, value: unknown): readonly Issue[] =>
  field.safeParse(value).error?.issues ?? []
