import { firstNameOf, withoutUnseen } from '@ozi/contract'

/** Mail programs turn such a word into a link, and a stranger may have signed up with this address. */
const READS_AS_LINK = /[\p{L}\p{N}][.:@\u3002\uff0e][\p{L}\p{N}/]/u

/** A mail's greeting; without the name if it could be read as a link. */
export function greet(name: string): string {
  const firstName = firstNameOf(withoutUnseen(name))
  // Compatible forms such as U+2024 read as the dot they look like.
  const isLink = READS_AS_LINK.test(firstName.normalize('NFKC'))
  return firstName === '' || isLink ? 'Hello,' : `Hello ${firstName},`
}
