import { TEXT_LIMIT } from '@ozi/contract'
import type { Texts } from './dictionary'
import type { TranslatedTexts } from './english'

/** A table of what the server says, by the English sentence. A text with a value has one for each limit of texts. */
export const byEnglish = <T extends Texts>(english: T, translation: TranslatedTexts<T>): Texts =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, sentence]) => {
      const translated: unknown = translation[key]
      if (typeof sentence !== 'function' || typeof translated !== 'function') return [[sentence, translated]]
      return Object.values(TEXT_LIMIT).map((limit) => [sentence(String(limit)), translated(String(limit))])
    }),
  )
