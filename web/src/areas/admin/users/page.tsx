import { type Customer, customerMessages, isPermitted, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { api, client } from '~/api'
import { byCursor } from '~/api/usePagedList'
import { useSession } from '~/session'
import { DateTime } from '~/ui/DateTime'
import { dialledPhone, e164Phone, nationalPhone } from '~/ui/phone'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { ConversationsLink } from '../shared/chats/ConversationsLink'
import { personColumns } from '../shared/people/columns'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import type { PersonField } from '../shared/people/fields'
import { PeoplePage } from '../shared/people/PeoplePage'
import { PersonSheet } from '../shared/people/PersonSheet'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { usersTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

type UsersPage = Awaited<ReturnType<typeof client.customers.list>>
const usersOf = ({ users }: UsersPage) => users
const withUsers = (page: UsersPage, users: Customer[], total: number): UsersPage => ({
  ...page,
  users,
  total,
})

const FIELDS: readonly PersonField[] = [
  { name: 'name', label: texts.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
  { name: 'email', label: texts.email, kind: 'email', hint: peopleTexts.stays },
  { name: 'mobileNumber', label: texts.mobileNumber, kind: 'phone' },
  { name: 'address', label: texts.address, maxLength: TEXT_LIMIT.line },
]

const valuesOf = ({ name, email, mobileNumber, address }: Customer) => ({
  ...{ name, email, address },
  mobileNumber: mobileNumber === '' ? '' : nationalPhone(mobileNumber),
})

type Open = { readonly what: 'update' | 'delete' | 'details'; readonly user: Customer } | null

/** Customers, the newest first. */
export default function RegisteredUsers() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const users = usePeopleList(
    api.customers.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    usersOf,
    withUsers,
  )
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')
  const details = open?.what === 'details' ? open.user : null

  return (
    <PeoplePage
      title={texts.title}
      placeholder={texts.placeholder}
      searchLabel={texts.searchLabel}
      nouns={texts.nouns}
      empty={customerMessages.none}
      columns={columnsFor(mayManage, setOpen)}
      people={users}
      text={text}
      onText={setText}
      onOpen={(user) => setOpen({ what: 'details', user })}
    >
      {open?.what === 'update' && (
        <UpdateDialog
          title={texts.updateTitle}
          record={open.user}
          fields={FIELDS}
          valuesOf={valuesOf}
          messages={customerMessages}
          save={async ({ mobileNumber, ...changed }, version) => {
            const number = mobileNumber === undefined ? {} : { mobileNumber: e164Phone(mobileNumber) }
            const { user } = await client.customers.update({
              id: open.user._id,
              ...changed,
              ...number,
              version,
            })
            return user
          }}
          onRecord={users.merge}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDeletion
          person={open.user}
          messages={customerMessages}
          remove={client.customers.remove}
          onDeleted={users.remove}
          onClose={close}
        />
      )}
      <PersonSheet
        name={details?.name ?? null}
        onClose={close}
        entries={
          details
            ? [
                [
                  texts.email,
                  <span key="email" className="grid justify-items-start">
                    {details.email}
                    <ConversationsLink email={details.email} />
                  </span>,
                ],
                [texts.mobileNumber, details.mobileNumber && dialledPhone(details.mobileNumber)],
                [texts.address, details.address],
                [texts.verified, details.isOTPVerified ? texts.yes : texts.no],
                [peopleTexts.columns.joined, <DateTime key="joined" at={details.createdAt} />],
              ]
            : []
        }
      />
    </PeoplePage>
  )
}

function columnsFor(mayManage: boolean, setOpen: (open: Open) => void) {
  return personColumns<Customer>(
    mayManage
      ? {
          onUpdate: (user) => setOpen({ what: 'update', user }),
          onDelete: (user) => setOpen({ what: 'delete', user }),
        }
      : null,
    [{ key: 'role', head: peopleTexts.columns.role, cell: () => peopleTexts.roles.user }],
  )
}
