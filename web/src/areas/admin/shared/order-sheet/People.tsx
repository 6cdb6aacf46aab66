import type { StaffOrder } from '@ozi/contract'
import type { ReactNode } from 'react'
import { ContactLinks } from '~/order/CallLinks'
import { Card } from '~/ui/list/Card'
import { ConversationsLink } from '../chat/ConversationsLink'
import { EmailText } from '../EmailText'
import { LateNote } from '../people/LateNote'
import { sheetTexts as texts } from './texts'

/**
 * The people of an order and how to reach them, except the person at the other end, who is shown with the
 * places.
 */
export function People({ order: { customer, rider, vendor, lateCancellations } }: { order: StaffOrder }) {
  return (
    <Card as="section" title={texts.people}>
      <dl className="grid gap-5">
        <Person role={texts.customer} name={customer.name} phone={customer.mobileNumber}>
          {customer.email ? (
            <span className="grid justify-items-start">
              <a
                href={`mailto:${customer.email}`}
                className="text-palm inline-block py-1 wrap-anywhere underline"
              >
                <EmailText email={customer.email} />
              </a>
              <ConversationsLink email={customer.email} />
            </span>
          ) : (
            texts.noEmail
          )}
          {lateCancellations && <LateNote late={lateCancellations} />}
        </Person>
        {rider ? (
          <Person role={texts.rider} name={rider.name} phone={rider.mobileNumber} />
        ) : (
          <Person role={texts.rider} name={texts.noRider} phone="" />
        )}
        {vendor && <Person role={texts.shop} name={vendor.name} phone={vendor.mobileNumber} />}
      </dl>
    </Card>
  )
}

interface PersonProps {
  role: string
  name: string
  /** '' if unknown. */
  phone: string
  children?: ReactNode
}

function Person({ role, name, phone, children }: PersonProps) {
  return (
    <div className="grid gap-1">
      <dt className="text-quiet text-sm">{role}</dt>
      <dd className="font-semibold wrap-anywhere">{name}</dd>
      {children !== undefined && <dd className="text-sm">{children}</dd>}
      {phone !== '' && (
        <dd className="mt-1">
          <ContactLinks name={name} phone={phone} />
        </dd>
      )}
    </div>
  )
}
