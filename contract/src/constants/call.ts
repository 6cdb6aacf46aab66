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
export const BODY_LIMIT = {
  /** Without a session. More than twice what the longest message takes with every character escaped. */
  ofAnyoneBytes: 32 * 1024,
  bytes: 1024 * 1024,
  withImageBytes: 3 * 1024 * 1024,
} as const
