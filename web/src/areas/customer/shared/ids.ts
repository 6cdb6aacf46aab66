const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an address or a storage names something of ours at all; whether it is there the server knows. */
export const isId = (text: unknown): text is string => typeof text === 'string' && ID.test(text)
