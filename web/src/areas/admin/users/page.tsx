import { type Customer, customerMessages, TEXT_LIMIT } from '@ozi/contract'
import { api } from '~/api'
import { byPage } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { phoneColumn } from '../shared/people/columns'
import { peopleTexts } from '../shared/people/texts'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { useColumnChoice } from '../shared/useColumnChoice'
import { usersTexts as texts } from './texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const UserDialogs = lazyPart(async () => (await import('./UserDialogs')).UserDialogs)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const COLUMNS = [
  { key: 'role', head: peopleTexts.columns.role, cell: () => peopleTexts.roles.user },
  phoneColumn,
]

/** Customers, newest first. */
export default function RegisteredUsers() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const options = api.customers.list.infiniteOptions(byPage({ search: search.search }))
  const users = usePeopleList('users', options)
  const { columns, dialog, openDetails, close } = useOpenDialog<Customer>(COLUMNS)
  const choice = useColumnChoice('users', columns)
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.placeholder, placeholder: texts.placeholder }}
      paged={users.paged}
      nouns={texts.nouns}
      tools={choice.button}
    >
      <div className="grid grid-cols-1 gap-4" {...UserDialogs.preloadWhenNear}>
        <PagedTable
          paged={users.paged}
          caption={texts.title}
          columns={choice.columns}
          empty={customerMessages.none}
          onOpen={openDetails}
          marks={users.marks}
        />
      </div>
      {dialog && <UserDialogs dialog={dialog} list={users} onClose={close} />}
    </ListPage>
  )
}
