import { e164Phone, nationalPhone } from '~/ui/field/phoneNumber'

/** A contact from the phone's address book. */
interface Contact {
  readonly name: string
  readonly phone: string
}

/** The Contact Picker API (Chrome on Android), which TypeScript's types do not include yet. */
interface ContactPicker {
  select(
    properties: readonly ['name', 'tel'],
    options: { multiple: false },
  ): Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>
}

const picker = (): ContactPicker | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { contacts?: ContactPicker }).contacts

export const hasContacts = (): boolean => typeof picker()?.select === 'function'

/**
 * Lets the user pick a contact and returns the first number that a rider can call; null if none was picked.
 */
export async function pickContact(): Promise<Contact | null> {
  try {
    const [picked] = (await picker()?.select(['name', 'tel'], { multiple: false })) ?? []
    if (!picked) return null
    const { isMobile } = await import('../receiverRules')
    const numbers = picked.tel ?? []
    const phone = numbers.find((number) => isMobile(e164Phone(number))) ?? numbers[0] ?? ''
    return { name: picked.name?.[0]?.trim() ?? '', phone: nationalPhone(phone) }
  } catch {
    // Refused, or another picker is open: the user can still type.
    return null
  }
}
