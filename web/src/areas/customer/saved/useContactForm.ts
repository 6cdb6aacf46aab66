import { MobileShape, type AddressSuggestion, type AddressBookEntry, addressBookFields } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { isBlank, rule } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { savedTexts } from '~/languages/en/customer/saved'
import { forgetContacts } from '~/placing/saved/keepContact'
import { e164Phone, nationalPhone } from '~/ui/field/phoneNumber'
import { toast } from '~/ui/notice/toast'

const FIELDS = ['name', 'label', 'phone', 'place', 'address'] as const

/** The input about a person or place. */
interface ContactValues {
  readonly name: string
  readonly label: string
  readonly phone: string
  readonly placeText: string
  readonly place: AddressSuggestion | null
  readonly address: string
}

const valuesOf = (contact: AddressBookEntry | null): ContactValues => ({
  name: contact?.name ?? '',
  label: contact?.label ?? '',
  phone: contact ? nationalPhone(contact.phone) : '',
  placeText: contact?.place.placeName ?? '',
  place: contact?.place ?? null,
  address: contact?.address ?? '',
})

/** The form of a saved person or place. @param contact null for a new one */
export function useContactForm(contact: AddressBookEntry | null, onSaved: () => void) {
  const texts = useTexts(savedTexts)
  const { needName, pickPlace } = useTexts(placingTexts)
  const queries = useQueryClient()
  const form = useForm({
    initial: valuesOf(contact),
    fields: FIELDS,
    check: (values) =>
      errorsBy(values, {
        name: rule(addressBookFields.name, { missing: needName }),
        label: rule(addressBookFields.label),
        phone: (typed) => isBlank(typed) || isPhone(typed),
        place: (place) => place !== null || pickPlace,
        address: rule(addressBookFields.address),
      }),
    onRefused: ({ code, message }, others) => {
      if (code === 'NOT_FOUND') void forgetContacts(queries)
      return { title: texts.saveFailed, texts: [message, ...others, texts.nothingLost] }
    },
  })

  async function save({ name, label, phone, place, address }: ContactValues): Promise<void> {
    if (place === null) return
    const input = { name, label, phone: e164Phone(phone), place, address }
    const { data } = await (contact
      ? client.addressBook.update({ id: contact._id, ...input })
      : client.addressBook.create(input))
    toast.success(texts.saved(data.name))
    await forgetContacts(queries)
    onSaved()
  }

  return { ...form, save }
}

const isPhone = rule(MobileShape, {}, e164Phone)
