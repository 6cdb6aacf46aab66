const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a value from an address or storage is formatted as an id; only the server knows whether it exists.
 */
export const isId = (text: unknown): text is string => typeof text === 'string' && ID.test(text)
