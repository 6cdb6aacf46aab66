import type { Texts } from './dictionary'
import { shown } from './language'
import { inLanguage } from './texts'

/** Stands for a value in a sentence: «0» is the first. */
export const placeOf = (at: number): string => `«${String(at)}»`

/**
 * A page's words by a script that has only English: these texts, translated into the current language, by the English
 * ones. null in English.
 * @param quotesServer also the sentences of the server's refusals, 9 KB, for a script that shows them
 */
export function wordsForScript(
  tables: readonly Texts[],
  quotesServer = false,
): Readonly<Record<string, string>> | null {
  const { language, dictionary } = shown.read()
  if (language === 'en') return null
  const words: Record<string, string> = quotesServer
    ? { ...(dictionary['serverTexts'] as Record<string, string> | undefined) }
    : {}
  for (const texts of tables) {
    const translation = inLanguage(dictionary, texts)
    for (const [key, text] of Object.entries(texts)) words[say(text)] = say(translation[key])
  }
  return words
}

function say(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  const values = Array.from({ length: text.length }, (_, at) => placeOf(at))
  return String((text as (...given: string[]) => unknown)(...values))
}
