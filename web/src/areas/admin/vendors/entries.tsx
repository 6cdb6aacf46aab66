import type { Vendor } from '@ozi/contract'
import { DateTime } from '~/ui/DateTime'
import { EmailText } from '../shared/EmailText'
import type { PersonEntry } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import { peopleTexts } from '../shared/people/texts'
import { ownerOf } from './fields'
import { ItemsLink } from './ItemsLink'
import { vendorsTexts as texts } from './texts'

/** One shop in full, with its vendor and whether it is orderable. */
export const entriesOf = (vendor: Vendor): readonly PersonEntry[] => [
  [texts.orderable, vendor.isOrderable ? texts.isOrderable : texts.notOrderable],
  [texts.place, vendor.place?.placeName ?? ''],
  [texts.address, vendor.address],
  [texts.category, peopleTexts.categories[vendor.category]],
  [texts.description, vendor.description],
  [texts.email, <EmailText key="email" email={vendor.email} />],
  [texts.mobileNumber, phoneEntry(vendor.name, vendor.mobileNumber)],
  [texts.owner, ownerOf(vendor)],
  [texts.ownersEmail, vendor.ownersEmail && <EmailText key="owner" email={vendor.ownersEmail} />],
  [texts.ownersPhone, phoneEntry(ownerOf(vendor), vendor.ownersPhone)],
  [texts.items, <ItemsLink key="items" shopId={vendor._id} />],
  [peopleTexts.columns.joined, <DateTime key="joined" at={vendor.createdAt} />],
]
