import { firstNameOf, STAFF_ROLE_NAMES, type SenderType } from '@ozi/contract'

/** Who wrote a message, to its readers: a first name, or Ozi for an administrator's account that has no person's name. */
export const nameOfSender = (name: string, type: SenderType): string =>
  type === 'admin' && name === STAFF_ROLE_NAMES.admin ? 'Ozi support' : firstNameOf(name)
