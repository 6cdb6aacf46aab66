import { firstNameOf } from '../first-name.ts'

/** Mail programs make a link of such a word, and a stranger may have signed up with this address. */
const READS_AS_LINK = /[\p{L}\p{N}][.:@\u3002\uff0e][\p{L}\p{N}/]/u

/** How a letter begins; without the name where that could be anything. */
export function greet(name: string): string {
  const firstName = firstNameOf(name)
  return firstName === '' || READS_AS_LINK.test(firstName) ? 'Hello,' : `Hello ${firstName},`
}
