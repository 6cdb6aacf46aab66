export type { Texts } from './dictionary'
export { english, nameOf, type Translation } from './english'
export {
  chooseLanguage,
  followChoice,
  readChoice,
  tagOf,
  type TextArea,
  textsLoaded,
  wantTexts,
} from './language'
export { serverWordsNow } from './serverWords'
export { languageNow, textsNow } from './texts'
export { useLanguage, useServerWords, useTexts } from './useTexts'
