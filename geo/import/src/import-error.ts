/** An extract cannot be imported; the message is one line for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}
