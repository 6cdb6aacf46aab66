type Words = Readonly<Record<string, string>>

const parsed = new WeakMap<HTMLTemplateElement, Words>()

/** A template's words, parsed once. */
function wordsOf(template: HTMLTemplateElement): Words {
  const known = parsed.get(template)
  if (known) return known
  const words = JSON.parse(template.content.textContent) as Words
  parsed.set(template, words)
  return words
}

/** By the English sentence, as the server wrote it for the page's language (ScriptWords.tsx); none in English. */
function translationOf(sentence: string): string | undefined {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-words]')) {
    const translated = wordsOf(template)[sentence]
    if (translated !== undefined) return translated
  }
  return undefined
}

/** A text with values, which «0», «1» stand for. */
export const withValues = (text: string, ...values: readonly string[]): string =>
  values.reduce((words, value, at) => words.replaceAll(`«${String(at)}»`, () => value), text)

/** A sentence in the page's language; English where it has no translation. */
export const say = (words: string): string => translationOf(words) ?? words

/** The same with values. */
export function sayWith<Values extends readonly string[]>(
  text: (...values: Values) => string,
  ...values: Values
): string {
  const marks = values.map((_, at) => `«${String(at)}»`) as unknown as Values
  const translated = translationOf(text(...marks))
  return translated === undefined ? text(...values) : withValues(translated, ...values)
}
