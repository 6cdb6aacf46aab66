import type { ErrorsAt } from '~/form/errors'

/** The errors in the results of the fields' rules; a rule returns true for a valid value. */
export function errorsOf<Field extends string>(
  said: Readonly<Record<Field, true | string>>,
): ErrorsAt<Field> {
  return Object.fromEntries(Object.entries(said).filter(([, word]) => word !== true)) as ErrorsAt<Field>
}
