export { english, namespaceOf, type Translation } from './english'
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
export { textsNow } from './texts'
export { useEnglishRemains, useLanguage, useServerWords, useTexts } from './useTexts'
