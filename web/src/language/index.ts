export type { Texts } from './dictionary'
export { english, nameOf, type Translation } from './english'
export {
  chooseLanguage,
  followChoice,
  readChoice,
  tagOf,
  textsLoaded,
  wantTexts,
} from './language'
export { serverWordsNow } from './serverWords'
export type { TextArea } from './textArea'
export { languageNow, textsNow } from './texts'
export { useLanguage, useServerWords, useTexts } from './useTexts'
