import { type Rider, riderMessages, type RiderWithWork, TEXT_LIMIT, VEHICLES } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { api, client } from '~/api'
import { byPage } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { DateTime } from '~/ui/text/DateTime'
import { EmailText } from '../shared/EmailText'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { OwedTo } from '../shared/people/OwedTo'
import { PageAction } from '../shared/people/PageAction'
import { PersonSheet } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries } from '../shared/people/records'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { riderColumns, workNote } from './columns'
import { ninShown, REGISTER_RIDER, UPDATE_RIDER } from './fields'
import { ImportRiders } from './ImportRiders'
import { ridersTexts as texts } from './texts'

/** One rider in full, with only the last four digits of the NIN. */
const entriesOf = (rider: Rider): PersonEntries<Rider> => ({
  email: [texts.email, <EmailText key="email" email={rider.email} />],
  mobileNumber: [texts.mobileNumber, phoneEntry(rider.name, rider.mobileNumber)],
  vehicleType: [texts.vehicleType, VEHICLES[rider.vehicleType].name],
  vehicleBrand: [texts.vehicleBrand, rider.vehicleBrand],
  plateNumber: [texts.plateNumber, rider.plateNumber],
  ninLastFour: [texts.nin, rider.ninLastFour === '' ? texts.unknown : ninShown(rider.ninLastFour)],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={rider.createdAt} style="dateTime" />],
  isSuspended: null,
})

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** For a rider who was registered just now. */
const NO_WORK = { isOnDuty: false, jobs: 0, held: 0 }

/** Riders, newest first. */
export default function RegisteredRiders() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const riders = usePeopleList('riders', api.riders.list.infiniteOptions(byPage({ search: search.search })))
  const { columns, dialog, mayManage, open, openDetails, close } = useOpenDialog<
    RiderWithWork,
    'register' | 'import'
  >(riderColumns, workNote)
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.searchLabel, placeholder: texts.placeholder }}
      paged={riders.paged}
      nouns={texts.nouns}
      actions={
        mayManage && (
          <>
            <PageAction look="secondary" label={texts.import} icon={FileUp} onClick={() => open('import')} />
            <PageAction label={texts.register} icon={Plus} onClick={() => open('register')} />
          </>
        )
      }
    >
      <PagedTable
        paged={riders.paged}
        caption={texts.title}
        columns={columns}
        empty={riderMessages.none}
        onOpen={openDetails}
        marks={riders.marks}
      />
      {dialog?.kind === 'import' && <ImportRiders onImported={riders.refresh} onClose={close} />}
      {dialog?.kind === 'register' && (
        <RegisterDialog
          form={REGISTER_RIDER}
          onMade={(rider) => riders.append({ ...rider, work: NO_WORK })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'update' && (
        <UpdateDialog record={dialog.row} form={UPDATE_RIDER} list={riders} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <ConfirmDeletion
          person={dialog.row}
          messages={riderMessages}
          remove={client.riders.remove}
          list={riders}
          onClose={close}
        >
          <OwedTo id={dialog.row._id} />
        </ConfirmDeletion>
      )}
      <PersonSheet
        person={dialog?.kind === 'details' ? dialog.row : null}
        entriesOf={entriesOf}
        ordersOf={({ _id }) => ({ riderId: _id })}
        onClose={close}
      />
    </ListPage>
  )
}
