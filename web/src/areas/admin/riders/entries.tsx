import { type Rider, VEHICLES } from '@ozi/contract'
import { DateTime } from '~/ui/text/DateTime'
import { EmailText } from '../shared/EmailText'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries } from '../shared/people/records'
import { peopleTexts } from '../shared/people/texts'
import { ninShown } from './fields'
import { ridersTexts as texts } from './texts'

/** One rider in full, with only the last four digits of the NIN. */
export const entriesOf = (rider: Rider): PersonEntries<Rider> => ({
  email: [texts.email, <EmailText key="email" email={rider.email} />],
  mobileNumber: [texts.mobileNumber, phoneEntry(rider.name, rider.mobileNumber)],
  vehicleType: [texts.vehicleType, VEHICLES[rider.vehicleType].name],
  vehicleBrand: [texts.vehicleBrand, rider.vehicleBrand],
  plateNumber: [texts.plateNumber, rider.plateNumber],
  ninLastFour: [texts.nin, rider.ninLastFour === '' ? texts.unknown : ninShown(rider.ninLastFour)],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={rider.createdAt} style="dateTime" />],
  isSuspended: null,
})
