export type ErrorsAt<Name extends string> = { readonly [At in Name]?: string }

/** Assigns the messages of a refusal to the form's fields; the rest is returned separately. */
export function fieldErrorsOf<Name extends string>(
  names: readonly Name[],
  fields: Readonly<Record<string, string>> = {},
): { errors: ErrorsAt<Name>; others: readonly string[] } {
  const errors: Partial<Record<Name, string>> = {}
  const others: string[] = []
  for (const [path, message] of Object.entries(fields)) {
    const name = names.find((field) => path.split('.').includes(field))
    if (name === undefined) others.push(message)
    else errors[name] ??= message
  }
  return { errors, others }
}

export const isAnyIn = (errors: ErrorsAt<string>): boolean => Object.keys(errors).length > 0
