export { chooseLanguage, followChoice, LANGUAGES, readChoice, type Language } from './language'
export { english, textsNow, type Translation } from './texts'
export { useLanguage, useTexts } from './useTexts'
