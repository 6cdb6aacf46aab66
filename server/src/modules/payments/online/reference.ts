import { v7 as newId } from 'uuid'

const PREFIX = 'ozi-'

/** Our own name of a payment: providers take lower-case letters, digits and dashes. */
export const newReference = (): string => `${PREFIX}${newId()}`

/** The id in a payment's name, as the ledger knows it. */
export const idOf = (reference: string): string => reference.slice(PREFIX.length)
