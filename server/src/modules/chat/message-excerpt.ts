import { chatMessages, LAST_MESSAGE } from '@ozi/contract'

/** The beginning of a message as lists show it: one line, cut between whole characters. */
export function excerptOf(content: string): string {
  if (content === '') return chatMessages.imageAlone
  const line = content.replaceAll(/\s+/g, ' ')
  const characters = [...line.slice(0, LAST_MESSAGE.max * 2)]
  return characters.length > LAST_MESSAGE.max
    ? `${characters.slice(0, LAST_MESSAGE.max - 1).join('')}…`
    : characters.join('')
}
