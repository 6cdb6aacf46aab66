import { riderMessages, type RiderWithWork, TEXT_LIMIT } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { api } from '~/api'
import { byPage } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { PageAction } from '../shared/people/PageAction'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { useColumnChoice } from '../shared/useColumnChoice'
import { riderColumns, workNote } from './columns'
import { ridersTexts as texts } from './texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const RiderDialogs = lazyPart(async () => (await import('./RiderDialogs')).RiderDialogs)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Riders, newest first. */
export default function RegisteredRiders() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const riders = usePeopleList('riders', api.riders.list.infiniteOptions(byPage({ search: search.search })))
  const { columns, dialog, mayManage, open, openDetails, close } = useOpenDialog<
    RiderWithWork,
    'register' | 'import'
  >(riderColumns, workNote)
  const choice = useColumnChoice('riders', columns)
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.placeholder, placeholder: texts.placeholder }}
      paged={riders.paged}
      nouns={texts.nouns}
      tools={choice.button}
      actions={
        mayManage && (
          <>
            <PageAction
              {...RiderDialogs.preloadWhenNear}
              look="secondary"
              label={texts.import}
              icon={FileUp}
              onClick={() => open('import')}
            />
            <PageAction
              {...RiderDialogs.preloadWhenNear}
              label={texts.register}
              icon={Plus}
              onClick={() => open('register')}
            />
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4" {...RiderDialogs.preloadWhenNear}>
        <PagedTable
          paged={riders.paged}
          caption={texts.title}
          columns={choice.columns}
          empty={riderMessages.none}
          onOpen={openDetails}
          marks={riders.marks}
        />
      </div>
      {dialog && <RiderDialogs dialog={dialog} list={riders} onClose={close} />}
    </ListPage>
  )
}
