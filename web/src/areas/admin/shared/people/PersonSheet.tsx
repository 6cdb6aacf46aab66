import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '~/ui/button/Button'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { PersonSessions } from '../sessions/PersonSessions'
import { type OrdersOf, PersonOrders } from './PersonOrders'
import { PersonRatings } from './PersonRatings'
import { PersonSuspension } from './PersonSuspension'
import { listed, type PersonEntries, type PersonEntry, type PersonRecord } from './personRecords'
import { peopleTexts as texts } from './texts'
import type { SheetActions } from './useOpenDialog'

interface PersonSheetProps<Row extends PersonRecord> {
  /** null closes it. */
  person: Row | null
  entriesOf: (person: Row) => PersonEntries<Row>
  /** The owner of the orders that it lists. */
  ordersOf: (person: Row) => OrdersOf
  actions: SheetActions | null
  onClose: () => void
}

/** One person in full, beside the list, with their orders. */
export function PersonSheet<Row extends PersonRecord>({
  person,
  entriesOf,
  ordersOf,
  actions,
  onClose,
}: PersonSheetProps<Row>) {
  const entries = person === null ? [] : listed<PersonEntry>(entriesOf(person))
  return (
    <SideSheet open={person !== null} onClose={onClose} title={person?.name ?? ''}>
      <dl className="grid gap-4">
        {entries
          .filter(([, value]) => value !== '' && value !== false)
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
      {actions && (
        <div className="mt-6 flex flex-wrap gap-3 md:hidden">
          <Button look="secondary" icon={<Pencil size={18} />} onClick={actions.update}>
            {texts.columns.update}
          </Button>
          <Button look="quiet" icon={<Trash2 size={18} />} onClick={actions.delete}>
            {texts.columns.delete}
          </Button>
        </div>
      )}
    </SideSheet>
  )
}

/** Riders and shops are rated. */
const isRated = (of: OrdersOf): boolean => !('customerId' in of)
