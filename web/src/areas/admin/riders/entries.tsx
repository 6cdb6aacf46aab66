import type { Rider } from '@ozi/contract'
import { DateTime } from '~/ui/DateTime'
import { EmailText } from '../shared/EmailText'
import type { PersonEntry } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import { peopleTexts } from '../shared/people/texts'
import { ninShown } from './fields'
import { ridersTexts as texts } from './texts'

/** One rider in full, with only the last four digits of the NIN. */
export const entriesOf = (rider: Rider): readonly PersonEntry[] => [
  [texts.email, <EmailText key="email" email={rider.email} />],
  [texts.mobileNumber, phoneEntry(rider.name, rider.mobileNumber)],
  [texts.vehicleType, rider.vehicleType ? peopleTexts.vehicles[rider.vehicleType] : texts.unknown],
  [texts.vehicleBrand, rider.vehicleBrand],
  [texts.plateNumber, rider.plateNumber],
  [texts.nin, rider.ninLastFour === '' ? texts.unknown : ninShown(rider.ninLastFour)],
  [peopleTexts.columns.joined, <DateTime key="joined" at={rider.createdAt} />],
]
