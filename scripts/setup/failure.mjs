/** Why the machine cannot be made ready; the message is what the person reads. */
export class SetupFailure extends Error {}

/** @returns {never} */
export function fail(message) {
  throw new SetupFailure(message)
}
