import { serverWordsNow } from '~/language'

/** The errors of values by their rules, in the current language. */
export function errorsBy<Values extends object>(
  values: Values,
  rules: { readonly [Name in keyof Values]?: (value: Values[Name], all: Values) => true | string },
): { readonly [Name in keyof Values & string]?: string } {
  const errors: { [Name in keyof Values & string]?: string } = {}
  for (const name of Object.keys(rules) as (keyof Values & string)[]) {
    const answer = rules[name]?.(values[name], values) ?? true
    if (answer !== true) errors[name] = serverWordsNow(answer)
  }
  return errors
}
