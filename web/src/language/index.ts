export { forgetServerWords, noteServerWords } from './englishRemains'
export {
  chooseLanguage,
  followChoice,
  LANGUAGE_TAGS,
  LANGUAGES,
  PARTLY_TRANSLATED,
  readChoice,
  type Language,
} from './language'
export { serverWordsNow } from './serverWords'
export { english, namespaceOf, textsNow, type Translation } from './texts'
export { useEnglishRemains, useLanguage, useServerWords, useTexts } from './useTexts'
