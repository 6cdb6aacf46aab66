import { isPermitted, type Vendor } from '@ozi/contract'
import { Link } from 'react-router'
import { DateTime } from '~/ui/text/DateTime'
import { useSession } from '~/session'
import { EmailText } from '../shared/EmailText'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries } from '../shared/people/personRecords'
import { peopleTexts } from '../shared/people/texts'
import { ownerOf } from './vendorFields'
import { vendorsTexts as texts } from './texts'

/** One shop in full, with its vendor and whether it is orderable. */
export const entriesOf = (vendor: Vendor): PersonEntries<Vendor> => ({
  isOrderable: [texts.orderable, vendor.isOrderable ? texts.isOrderable : texts.notOrderable],
  place: [texts.place, vendor.place?.placeName ?? ''],
  address: [peopleTexts.address, vendor.address],
  category: [texts.category, peopleTexts.categories[vendor.category]],
  description: [texts.description, vendor.description],
  email: [peopleTexts.columns.email, <EmailText key="email" email={vendor.email} />],
  mobileNumber: [peopleTexts.mobileNumber, phoneEntry(vendor.name, vendor.mobileNumber)],
  ownersFirstName: [texts.owner, ownerOf(vendor)],
  ownersLastName: null,
  ownersEmail: [
    texts.ownersEmail,
    vendor.ownersEmail && <EmailText key="owner" email={vendor.ownersEmail} />,
  ],
  ownersPhone: [texts.ownersPhone, phoneEntry(ownerOf(vendor), vendor.ownersPhone)],
  items: [texts.items, <ItemsLink key="items" shopId={vendor._id} />],
  hours: [texts.hours, <HoursLink key="hours" shopId={vendor._id} />],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={vendor.createdAt} style="whole" />],
  isSuspended: null,
})

/** A link to the hours of a shop; plain text for roles that may not change them. */
function HoursLink({ shopId }: { shopId: string }) {
  const role = useSession()?.data?.role ?? 'user'
  if (!isPermitted(role, 'managePeople')) return texts.notForRole
  return (
    <Link to={`/admin/vendors/${shopId}/hours`} className="text-palm font-semibold underline">
      {texts.toHours}
    </Link>
  )
}

/** A link to the items of a shop; plain text for roles that may not open them. */
function ItemsLink({ shopId }: { shopId: string }) {
  const role = useSession()?.data?.role ?? 'user'
  if (!isPermitted(role, 'manageCatalogue')) return texts.notForRole
  return (
    <Link to={`/admin/items?shop=${shopId}`} className="text-palm font-semibold underline">
      {texts.toItems}
    </Link>
  )
}
