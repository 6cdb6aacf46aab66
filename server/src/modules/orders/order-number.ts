import { randomInt } from 'node:crypto'

/**
 * Letters and digits that nobody mistakes for one another, read or heard: no 0 O, 1 I L, B (8), S (5), Z (2).
 */
const SYMBOLS = '23456789ACDEFGHJKMNPQRTUVWXY'
const GROUP = 3

/** An order number, e.g. '7K4-M2P': one of 480 million, random so that nobody can guess others from it. */
export function newOrderNumber(): string {
  return `${group()}-${group()}`
}

function group(): string {
  return Array.from({ length: GROUP }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
}
