/** The API's path below the origin. */
export const API_ROOT = '/api/v1'
/**
 * The header of every API answer that names the release of the web that goes with this API, by the address of
 * its route list. A page of another release sees by it that it is outdated.
 */
export const RELEASE_HEADER = 'x-ozi-release'
/** The header of every answer that names its request, as the log does. */
export const REQUEST_ID_HEADER = 'x-request-id'

// Limits
/**
 * Calls of one account. The busiest honest minute is an office with ten pages open when the network is back: ten
 * calls each, at once. Three times as many, and thirty a second in the long run, hinder nobody.
 */
export const ACCOUNT_LIMIT = { requests: 300, windowSeconds: 10 } as const
/**
 * Ids that one account asked for and that are not there, or not theirs. An old page or a colleague's deletion
 * makes a few; a search for other people's records makes thousands. Further calls with an id are refused then.
 */
export const UNKNOWN_ID_LIMIT = { requests: 50, windowSeconds: 600 } as const
/** One IPv6 network of 2^80 addresses may ask this many times as often as one of 2^64: mobile networks put many customers into it. */
export const WIDE_NETWORK_FACTOR = 20
export const BODY_LIMIT = {
  /** Without a session. More than twice what the longest message takes with every character escaped. */
  ofAnyoneBytes: 32 * 1024,
  bytes: 1024 * 1024,
  withImageBytes: 3 * 1024 * 1024,
} as const
