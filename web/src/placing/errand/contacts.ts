import { e164Phone, nationalPhone } from '~/ui/phone'
import { isMobile } from '~/placing/check'

/** Somebody out of the phone's own book. */
export interface Contact {
  readonly name: string
  readonly phone: string
}

/** The Contact Picker, where the browser has one (Chrome on Android); the types do not know it yet. */
interface ContactPicker {
  select(
    properties: readonly ['name', 'tel'],
    options: { multiple: false },
  ): Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>
}

const picker = (): ContactPicker | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { contacts?: ContactPicker }).contacts

export const hasContacts = (): boolean => typeof picker()?.select === 'function'

/** Whom the person picks, with their first number that a rider can call; null for nobody. */
export async function pickContact(): Promise<Contact | null> {
  try {
    const [picked] = (await picker()?.select(['name', 'tel'], { multiple: false })) ?? []
    if (!picked) return null
    const numbers = picked.tel ?? []
    const phone = numbers.find((number) => isMobile(e164Phone(number))) ?? numbers[0] ?? ''
    return { name: picked.name?.[0]?.trim() ?? '', phone: nationalPhone(phone) }
  } catch {
    // Refused, or another picker is open: the fields are still there to be typed into.
    return null
  }
}
