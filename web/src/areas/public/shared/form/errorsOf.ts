import type { FieldErrors } from './enhanceForm'

/** The errors in the results of the fields' rules; a rule returns true for a valid value. */
export function errorsOf<Field extends string>(
  said: Readonly<Record<Field, true | string>>,
): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(said).filter(([, word]) => word !== true)) as FieldErrors<Field>
}
