import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Whoever names an address that we then ask could otherwise reach into our own network. */
const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
}
// Addresses of the old protocol inside those of the new one, and addresses for documents.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6')
}
/** All others of IPv6 are for a machine, a link, a site or a group. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

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

/** Whether an IP address may be asked on behalf of somebody who named it. */
export function mayBeAsked(address: string, { allowsLoopback }: AddressRule): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (allowsLoopback && LOOPBACK.check(address, family)) return true
  if (family === 'ipv6' && !GLOBAL_IPV6.check(address, family)) return false
  return !NOT_PUBLIC.check(address, family)
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
  if (!found.every(({ address }) => mayBeAsked(address, rule)))
    throw new PrivateAddress('not a public address')
  return found
}
