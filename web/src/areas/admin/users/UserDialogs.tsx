import { type Customer, customerMessages, type CustomerUpdate, TEXT_LIMIT } from '@ozi/contract'
import { client, partOf } from '~/api'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { DateTime } from '~/ui/text/DateTime'
import { ConversationsLink } from '../shared/chat/ConversationsLink'
import { EmailText } from '../shared/EmailText'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { updateFields } from '../shared/people/personFields'
import { PersonSheet } from '../shared/people/PersonSheet'
import { phoneEntry } from '../shared/people/phoneEntry'
import type { PersonEntries, UpdateForm } from '../shared/people/personRecords'
import { peopleTexts } from '../shared/people/texts'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import type { PersonDialog } from '../shared/people/useOpenDialog'
import type { PeopleList } from '../shared/people/usePeopleList'
import { usersTexts as texts } from './texts'

const verifiedOf = ({ isOTPVerified }: Customer) => (isOTPVerified ? texts.yes : texts.no)

const UPDATE_CUSTOMER: UpdateForm<Customer, Exclude<keyof CustomerUpdate, 'id' | 'version'>> = {
  title: texts.updateTitle,
  fields: updateFields<CustomerUpdate>({
    name: { label: peopleTexts.columns.name, hint: peopleTexts.stays, maxLength: TEXT_LIMIT.name },
    email: { label: peopleTexts.columns.email, kind: 'email', hint: peopleTexts.emailStays, isWide: true },
    mobileNumber: { label: peopleTexts.mobileNumber, kind: 'phone' },
    address: { label: peopleTexts.address, maxLength: TEXT_LIMIT.line },
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
    peopleTexts.columns.email,
    <span key="email" className="grid justify-items-start">
      <EmailText email={user.email} />
      <ConversationsLink email={user.email} />
    </span>,
  ],
  mobileNumber: [peopleTexts.mobileNumber, phoneEntry(user.name, user.mobileNumber)],
  address: [peopleTexts.address, user.address],
  isOTPVerified: [texts.verified, verifiedOf(user)],
  createdAt: [peopleTexts.columns.joined, <DateTime key="joined" at={user.createdAt} style="whole" />],
  role: null,
  isSuspended: null,
})

interface UserDialogsProps {
  dialog: PersonDialog<Customer>
  list: PeopleList<Customer>
  onClose: () => void
}

/** The dialogs above the list of customers. */
export function UserDialogs({ dialog, list, onClose }: UserDialogsProps) {
  return (
    <>
      {dialog.kind === 'update' && (
        <UpdateDialog record={dialog.row} form={UPDATE_CUSTOMER} list={list} onClose={onClose} />
      )}
      {dialog.kind === 'delete' && (
        <ConfirmDeletion
          person={dialog.row}
          messages={customerMessages}
          remove={client.customers.remove}
          list={list}
          onClose={onClose}
        />
      )}
      {dialog.kind === 'details' && (
        <PersonSheet
          person={dialog.row}
          entriesOf={entriesOf}
          actions={dialog.actions}
          ordersOf={({ _id }) => ({ customerId: _id })}
          onClose={onClose}
        />
      )}
    </>
  )
}
