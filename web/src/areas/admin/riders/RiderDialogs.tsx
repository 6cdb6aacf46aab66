import { riderMessages, type RiderWithWork, VEHICLES } from '@ozi/contract'
import { client } from '~/api'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { EmailText } from '../shared/EmailText'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { OwedTo } from '../shared/people/OwedTo'
import { PersonSheet } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries } from '../shared/people/personRecords'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import type { PersonDialog } from '../shared/people/useOpenDialog'
import type { PeopleList } from '../shared/people/usePeopleList'
import { ninShown, REGISTER_RIDER, UPDATE_RIDER } from './riderFields'
import { ImportRiders } from './ImportRiders'
import { ridersTexts as texts } from './texts'

/** One rider in full, with only the last four digits of the NIN. */
const entriesOf = (rider: RiderWithWork): PersonEntries<RiderWithWork> => ({
  work: [texts.columns.jobs, formatCount(rider.work.jobs)],
  held: [texts.columns.held, rider.work.held !== undefined && <Money key="held" amount={rider.work.held} />],
  email: [peopleTexts.columns.email, <EmailText key="email" email={rider.email} />],
  mobileNumber: [peopleTexts.mobileNumber, phoneEntry(rider.name, rider.mobileNumber)],
  vehicleType: [texts.vehicleType, VEHICLES[rider.vehicleType].name],
  vehicleBrand: [texts.vehicleBrand, rider.vehicleBrand],
  plateNumber: [texts.plateNumber, rider.plateNumber],
  ninLastFour: [texts.nin, rider.ninLastFour === '' ? texts.unknown : ninShown(rider.ninLastFour)],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={rider.createdAt} style="whole" />],
  isSuspended: null,
})

/** For a rider who was registered just now. */
const NO_WORK = { isOnDuty: false, jobs: 0, held: 0 }

interface RiderDialogsProps {
  dialog: PersonDialog<RiderWithWork, 'register' | 'import'>
  list: PeopleList<RiderWithWork>
  onClose: () => void
}

/** The dialogs above the list of riders. */
export function RiderDialogs({ dialog, list, onClose }: RiderDialogsProps) {
  return (
    <>
      {dialog.kind === 'import' && <ImportRiders onImported={list.refresh} onClose={onClose} />}
      {dialog.kind === 'register' && (
        <RegisterDialog
          form={REGISTER_RIDER}
          onMade={(rider) => list.append({ ...rider, work: NO_WORK })}
          onClose={onClose}
        />
      )}
      {dialog.kind === 'update' && (
        <UpdateDialog record={dialog.row} form={UPDATE_RIDER} list={list} onClose={onClose} />
      )}
      {dialog.kind === 'delete' && (
        <ConfirmDeletion
          person={dialog.row}
          messages={riderMessages}
          remove={client.riders.remove}
          list={list}
          onClose={onClose}
        >
          <OwedTo id={dialog.row._id} />
        </ConfirmDeletion>
      )}
      {dialog.kind === 'details' && (
        <PersonSheet
          person={dialog.row}
          entriesOf={entriesOf}
          actions={dialog.actions}
          ordersOf={({ _id }) => ({ riderId: _id })}
          onClose={onClose}
        />
      )}
    </>
  )
}
