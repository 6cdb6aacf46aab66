/** What few open in a visit, and is loaded by itself. */
export { FindDialog } from './FindDialog'
export { KeysDialog } from './KeysDialog'
