import { SERVER_WORDS } from './dictionary'
import { noteEnglishAnswer } from './englishRemains'
import { readShown } from './language'

/** What the server said, in the language on the screen where it knows the sentence. */
export function serverWordsNow(words: string): string {
  const known = readShown().dictionary[SERVER_WORDS]?.[words]
  return typeof known === 'string' ? known : words
}

/** To be told when the server has answered: whether people will read English where they chose another language. */
export function noteServerWords(words: string): void {
  const { language } = readShown()
  if (language !== 'en' && serverWordsNow(words) === words) noteEnglishAnswer()
}
