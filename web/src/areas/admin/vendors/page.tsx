import { TEXT_LIMIT, type Vendor, vendorMessages } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { api } from '~/api'
import { byPage } from '~/live/usePagedList'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import type { TableColumn } from '~/ui/table/Table'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { type NoteOf, ON_DESKS, phoneColumn } from '../shared/people/columns'
import { PageAction } from '../shared/people/PageAction'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { peopleTexts } from '../shared/people/texts'
import { usePeopleList } from '../shared/people/usePeopleList'
import { useColumnChoice } from '../shared/useColumnChoice'
import { vendorsTexts as texts } from './texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const VendorDialogs = lazyPart(async () => (await import('./VendorDialogs')).VendorDialogs)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const noteOf: NoteOf<Vendor> = ({ isOrderable, name }, complete) =>
  !isOrderable && (
    <>
      <span className={complete ? 'max-md:hidden' : undefined}>
        <Badge tone="wait">{texts.notOrderableBadge}</Badge>
      </span>
      {complete && (
        <Button
          size="row"
          look="secondary"
          className="shrink-0"
          aria-label={texts.setPlaceOf(name)}
          onClick={complete}
        >
          {texts.setPlace}
        </Button>
      )}
    </>
  )

const COLUMNS: readonly TableColumn<Vendor>[] = [
  {
    key: 'category',
    head: texts.category,
    cell: ({ category }) => peopleTexts.categories[category],
    phone: 'state',
    className: ON_DESKS,
  },
  phoneColumn,
]

/** Shops, newest first. */
export default function RegisteredVendors() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const options = api.vendors.list.infiniteOptions(byPage({ search: search.search }))
  const vendors = usePeopleList('vendors', options)
  const { columns, dialog, mayManage, open, openDetails, close } = useOpenDialog<Vendor, 'register'>(
    COLUMNS,
    noteOf,
  )
  const choice = useColumnChoice('vendors', columns)
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.placeholder, placeholder: texts.placeholder }}
      paged={vendors.paged}
      nouns={texts.nouns}
      tools={choice.button}
      actions={
        mayManage && (
          <PageAction
            {...VendorDialogs.preloadWhenNear}
            label={texts.register}
            icon={Plus}
            onClick={() => open('register')}
          />
        )
      }
    >
      <div className="grid grid-cols-1 gap-4" {...VendorDialogs.preloadWhenNear}>
        <PagedTable
          paged={vendors.paged}
          caption={texts.title}
          columns={choice.columns}
          empty={vendorMessages.none}
          onOpen={openDetails}
          marks={vendors.marks}
        />
      </div>
      {dialog && <VendorDialogs dialog={dialog} list={vendors} onClose={close} />}
    </ListPage>
  )
}
