import type { FieldErrors } from './enhanceForm'

/** The errors among what rules said of each field; they say true of what is right. */
export function errorsOf<Field extends string>(
  said: Readonly<Record<Field, true | string>>,
): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(said).filter(([, word]) => word !== true)) as FieldErrors<Field>
}
