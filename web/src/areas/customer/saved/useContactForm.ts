import { MobileShape, type AddressSuggestion, type AddressBookEntry, addressBookFields } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallRefusal, client, refusalOf } from '~/api'
import { fieldErrorsOf, isAnyIn } from '~/form/problems'
import { useProblems } from '~/form/useProblems'
import { useTexts } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { savedTexts } from '~/languages/en/customer/saved'
import { checkTexts } from '~/placing/check'
import { forgetContacts } from '~/placing/saved/keepContact'
import { e164Phone, nationalPhone } from '~/ui/field/phone'
import { toast } from '~/ui/notice/toast'

const FIELDS = ['name', 'label', 'phone', 'place', 'address'] as const

/** What is typed of a person or place. */
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
  const [values, setValues] = useState(() => valuesOf(contact))
  const [isSaving, setSaving] = useState(false)
  const problems = useProblems(FIELDS)

  function change(next: Partial<ContactValues>) {
    setValues((before) => ({ ...before, ...next }))
    problems.forgive(...FIELDS.filter((name) => name in next))
  }

  function check() {
    const { errors } = checkTexts(
      {
        name: { field: addressBookFields.name, missing: needName },
        label: { field: addressBookFields.label },
        address: { field: addressBookFields.address },
      },
      values,
    )
    const phone = values.phone.trim() === '' ? {} : checkTexts({ phone: PHONE }, values).errors
    return { ...errors, ...phone, ...(values.place ? {} : { place: pickPlace }) }
  }

  function tellRefusal({ fields, message }: CallRefusal) {
    const { errors, others } = fieldErrorsOf(FIELDS, fields)
    if (isAnyIn(errors) && others.length === 0) return problems.tell(null, errors)
    problems.tell({ title: texts.saveFailed, texts: [message, ...others, texts.nothingLost] }, errors)
  }

  async function save(): Promise<void> {
    if (isSaving) return
    const { name, label, place, address } = values
    const found = check()
    if (place === null || isAnyIn(found)) return problems.tell(null, found)
    problems.forgiveAll()
    setSaving(true)
    try {
      const input = { name, label, phone: e164Phone(values.phone), place, address }
      const { data } = await (contact
        ? client.addressBook.update({ id: contact._id, ...input })
        : client.addressBook.create(input))
      toast.success(texts.saved(data.name))
      await forgetContacts(queries)
      onSaved()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.code === 'NOT_FOUND') void forgetContacts(queries)
      tellRefusal(refusal)
    } finally {
      setSaving(false)
    }
  }

  return { values, change, save, isSaving, errors: problems.errors, problems }
}

const PHONE = { field: MobileShape, read: e164Phone }
