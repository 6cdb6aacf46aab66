/** The machine cannot be set up; the message is shown to the person. */
export class SetupFailure extends Error {}

/** @returns {never} */
export function fail(message) {
  throw new SetupFailure(message)
}
