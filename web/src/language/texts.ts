import type { Dictionary, Texts } from './dictionary'
import { nameOf } from './english'
import { shown } from './language'

/** These texts in a language; English if they are not loaded. Returns the same object for the same arguments. */
export const inLanguage = <T extends Texts>(dictionary: Dictionary, texts: T): T =>
  (dictionary[nameOf(texts) ?? ''] as T | undefined) ?? texts

/** These texts in the current language, for use outside components. */
export const textsNow = <T extends Texts>(texts: T): T => inLanguage(shown.read().dictionary, texts)

/** The current language, for use outside components. */
export const languageNow = () => shown.read().language
