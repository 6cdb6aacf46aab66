import type { AddressBookEntry } from '@ozi/contract'
import { MapPin, Pencil, Trash2, UserRound } from 'lucide-react'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { IconButton } from '~/ui/button/IconButton'
import { dialledPhone } from '~/ui/field/phoneNumber'

interface ContactRowProps {
  contact: AddressBookEntry
  onChange: () => void
  onRemove: () => void
}

/** A saved person or place, and what can be done with it. */
export function ContactRow({ contact, onChange, onRemove }: ContactRowProps) {
  const texts = useTexts(savedTexts)
  const { name, label, phone, place, address } = contact
  const Sign = phone === '' ? MapPin : UserRound
  return (
    <li className="flex items-start gap-3 px-4 py-4 md:gap-4 md:px-6">
      <span className="bg-palm-wash text-palm grid size-10 shrink-0 place-items-center rounded-full">
        <Sign size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {name}
          {label !== '' && <span className="text-quiet font-normal"> · {label}</span>}
        </p>
        {phone !== '' && <p className="tabular-nums">{dialledPhone(phone)}</p>}
        <p className="text-quiet text-sm wrap-anywhere">
          {[place.placeName, address].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <div className="-my-1.5 -mr-2 flex shrink-0 max-sm:flex-col">
        <IconButton label={texts.changeOf(name)} icon={<Pencil size={20} />} onClick={onChange} />
        <IconButton label={texts.removeOf(name)} icon={<Trash2 size={20} />} onClick={onRemove} />
      </div>
    </li>
  )
}
