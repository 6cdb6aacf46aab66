import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface AddressRule {
  /** For tests on one machine. */
  readonly allowsLoopback: boolean
  /** Asks the name service for all addresses of a name; by default the machine's. */
  readonly resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>
}

/** A name leads to an address that nobody on the internet has. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** Refuses addresses of our own network, which somebody who names an address could otherwise reach through us. */
export function isPublicAddress(address: string, { allowsLoopback }: AddressRule): boolean {
  if (isIP(address) === 0) return false
  const range = ipaddr.parse(address).range()
  return range === 'unicast' || (allowsLoopback && range === 'loopback')
}

/**
 * The addresses of a host. @throws PrivateAddress if any of them is not public, whatever the others are; the error of the
 * name service if it has none
 */
export async function publicAddresses(
  host: string,
  rule: AddressRule,
): Promise<readonly { address: string; family: number }[]> {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const { resolve = (name) => lookup(name, { all: true }) } = rule
  const found = family === 0 ? await resolve(bare) : [{ address: bare, family }]
  if (!found.every(({ address }) => isPublicAddress(address, rule)))
    throw new PrivateAddress('not a public address')
  return found
}
