export type { Texts } from './dictionary'
export { english, namespaceOf, type Translation } from './english'
export { forgetServerWords, noteServerWords } from './englishRemains'
export {
  chooseLanguage,
  followChoice,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  PARTLY_TRANSLATED,
  readChoice,
  wantTexts,
} from './language'
export { serverWordsNow } from './serverWords'
export { languageNow, textsNow } from './texts'
export { useEnglishRemains, useLanguage, useServerWords, useTexts } from './useTexts'
