/** By the English sentence, as the server wrote it for the page's language (ScriptWords.tsx); empty in English. */
const translations = (): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...[...document.querySelectorAll<HTMLTemplateElement>('template[data-words]')].map(
      ({ content }) => JSON.parse(content.textContent) as object,
    ),
  ) as Readonly<Record<string, string>>

/** A sentence in the page's language; English where it has no translation. */
export const say = (words: string): string => translations()[words] ?? words

/** The same with values, which «0», «1» stand for in translations. */
export function sayWith<Values extends readonly string[]>(
  text: (...values: Values) => string,
  ...values: Values
): string {
  const marks = values.map((_, at) => `«${String(at)}»`) as unknown as Values
  const translated = translations()[text(...marks)]
  if (translated === undefined) return text(...values)
  return values.reduce((words, value, at) => words.replaceAll(`«${String(at)}»`, value), translated)
}
