import { SideSheet } from '~/ui/dialog/SideSheet'
import { PersonSessions } from '../sessions/PersonSessions'
import { type OrdersOf, PersonOrders } from './PersonOrders'
import { PersonRatings } from './PersonRatings'
import { PersonSuspension } from './PersonSuspension'
import { listed, type PersonEntries, type PersonEntry, type PersonRecord } from './personRecords'

interface PersonSheetProps<Row extends PersonRecord> {
  /** null closes it. */
  person: Row | null
  entriesOf: (person: Row) => PersonEntries<Row>
  /** The owner of the orders that it lists. */
  ordersOf: (person: Row) => OrdersOf
  onClose: () => void
}

/** One person in full, beside the list, with their orders. */
export function PersonSheet<Row extends PersonRecord>({
  person,
  entriesOf,
  ordersOf,
  onClose,
}: PersonSheetProps<Row>) {
  const entries = person === null ? [] : listed<PersonEntry>(entriesOf(person))
  return (
    <SideSheet open={person !== null} onClose={onClose} title={person?.name ?? ''}>
      <dl className="grid gap-4">
        {entries
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {person && isRated(ordersOf(person)) && <PersonRatings personId={person._id} />}
      {person && <PersonOrders of={ordersOf(person)} />}
      {person && <PersonSuspension person={person} />}
      {person && <PersonSessions person={person} />}
    </SideSheet>
  )
}

/** Riders and shops are rated. */
const isRated = (of: OrdersOf): boolean => !('customerId' in of)
