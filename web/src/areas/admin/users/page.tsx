import { type Customer, customerMessages, TEXT_LIMIT } from '@ozi/contract'
import { api, client } from '~/api'
import { byPage } from '~/api/usePagedList'
import { DateTime } from '~/ui/DateTime'
import { nationalPhone } from '~/ui/phone'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { ConversationsLink } from '../shared/chat/ConversationsLink'
import { EmailText } from '../shared/EmailText'
import type { PersonFact } from '../shared/people/changes'
import { dialled, type PersonField } from '../shared/people/fields'
import { PeoplePage } from '../shared/people/PeoplePage'
import type { PersonEntry } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { usersTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

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

const verifiedOf = ({ isOTPVerified }: Customer) => (isOTPVerified ? texts.yes : texts.no)

const factsOf = (user: Customer): readonly PersonFact[] => [{ label: texts.verified, text: verifiedOf(user) }]

const COLUMNS = [{ key: 'role', head: peopleTexts.columns.role, cell: () => peopleTexts.roles.user }]

/** Customers, newest first. */
export default function RegisteredUsers() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const options = api.customers.list.infiniteOptions(byPage({ search: search.search }))
  const users = usePeopleList('users', options)
  return (
    <PeoplePage
      texts={texts}
      messages={customerMessages}
      search={search}
      people={users}
      columns={COLUMNS}
      update={(user, close) => (
        <UpdateDialog
          title={texts.updateTitle}
          record={user}
          fields={FIELDS}
          valuesOf={valuesOf}
          factsOf={factsOf}
          messages={customerMessages}
          save={async (changed, version) => {
            const update = { id: user._id, ...dialled(changed), version }
            return (await client.customers.update(update)).user
          }}
          onRecord={users.merge}
          onGone={users.remove}
          onClose={close}
        />
      )}
      remove={client.customers.remove}
      entriesOf={entriesOf}
      ordersOf={({ _id }) => ({ customerId: _id })}
    />
  )
}

/** One customer in full. */
const entriesOf = (user: Customer): readonly PersonEntry[] => [
  [
    texts.email,
    <span key="email" className="grid justify-items-start">
      <EmailText email={user.email} />
      <ConversationsLink email={user.email} />
    </span>,
  ],
  [texts.mobileNumber, phoneEntry(user.name, user.mobileNumber)],
  [texts.address, user.address],
  [texts.verified, verifiedOf(user)],
  [peopleTexts.columns.joined, <DateTime key="joined" at={user.createdAt} />],
]
