import { type RiderWithWork, riderMessages, TEXT_LIMIT } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { api, client } from '~/api'
import { byPage } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { OwedTo } from '../shared/people/OwedTo'
import { PageAction } from '../shared/people/PageAction'
import { PersonSheet } from '../shared/people/PersonSheet'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { riderColumns, workNote } from './columns'
import { entriesOf } from './entries'
import { REGISTER_RIDER, UPDATE_RIDER } from './fields'
import { ImportRiders } from './ImportRiders'
import { ridersTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Of a rider who was registered just now. */
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
