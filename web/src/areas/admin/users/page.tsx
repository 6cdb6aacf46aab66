import { type Customer, customerMessages, type CustomerUpdate, TEXT_LIMIT } from '@ozi/contract'
import { api, client, partOf } from '~/api'
import { byPage } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { nationalPhone } from '~/ui/field/phone'
import { DateTime } from '~/ui/text/DateTime'
import { ConversationsLink } from '../shared/chat/ConversationsLink'
import { EmailText } from '../shared/EmailText'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { phoneColumn } from '../shared/people/columns'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { updateFields } from '../shared/people/fields'
import { PersonSheet } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries, UpdateForm } from '../shared/people/records'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { useOpenDialog } from '../shared/people/useOpenDialog'
import { usePeopleList } from '../shared/people/usePeopleList'

/** The page's own texts; the contract's are in `customerMessages`. */
const texts = {
  title: 'Registered Users',
  placeholder: 'Search users...',
  searchLabel: 'Search users',
  nouns: ['user', 'users'],
  updateTitle: 'Update User',
  name: 'Name',
  email: 'Email',
  mobileNumber: 'Mobile Number',
  address: 'Address',
  verified: 'E-mail verified',
  yes: 'Yes',
  no: 'No',
} as const

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const verifiedOf = ({ isOTPVerified }: Customer) => (isOTPVerified ? texts.yes : texts.no)

const UPDATE_CUSTOMER: UpdateForm<Customer, Exclude<keyof CustomerUpdate, 'id' | 'version'>> = {
  title: texts.updateTitle,
  fields: updateFields<CustomerUpdate>({
    name: { label: texts.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
    email: { label: texts.email, kind: 'email', hint: peopleTexts.emailStays, isWide: true },
    mobileNumber: { label: texts.mobileNumber, kind: 'phone' },
    address: { label: texts.address, maxLength: TEXT_LIMIT.line },
  }),
  valuesOf: ({ name, email, mobileNumber, address }) => ({
    name,
    email,
    address,
    mobileNumber: mobileNumber === '' ? '' : nationalPhone(mobileNumber),
  }),
  factsOf: (user) => ({
    isOTPVerified: { label: texts.verified, text: verifiedOf(user) },
    role: null,
    isSuspended: null,
  }),
  messages: customerMessages,
  save: (id, changed, version) =>
    partOf(client.customers.update({ id, ...changed, version }), ({ user }) => user),
}

/** One customer in full. All of them have one role. */
const entriesOf = (user: Customer): PersonEntries<Customer> => ({
  email: [
    texts.email,
    <span key="email" className="grid justify-items-start">
      <EmailText email={user.email} />
      <ConversationsLink email={user.email} />
    </span>,
  ],
  mobileNumber: [texts.mobileNumber, phoneEntry(user.name, user.mobileNumber)],
  address: [texts.address, user.address],
  isOTPVerified: [texts.verified, verifiedOf(user)],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={user.createdAt} style="dateTime" />],
  role: null,
  isSuspended: null,
})

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
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.searchLabel, placeholder: texts.placeholder }}
      paged={users.paged}
      nouns={texts.nouns}
    >
      <PagedTable
        paged={users.paged}
        caption={texts.title}
        columns={columns}
        empty={customerMessages.none}
        onOpen={openDetails}
        marks={users.marks}
      />
      {dialog?.kind === 'update' && (
        <UpdateDialog record={dialog.row} form={UPDATE_CUSTOMER} list={users} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <ConfirmDeletion
          person={dialog.row}
          messages={customerMessages}
          remove={client.customers.remove}
          list={users}
          onClose={close}
        />
      )}
      <PersonSheet
        person={dialog?.kind === 'details' ? dialog.row : null}
        entriesOf={entriesOf}
        ordersOf={({ _id }) => ({ customerId: _id })}
        onClose={close}
      />
    </ListPage>
  )
}
