import type { ListedRider } from '@ozi/contract'
import { Badge } from '~/ui/Badge'
import { formatCount } from '~/ui/format'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'
import { PhoneLink } from '../shared/PhoneLink'
import { ridersTexts as texts } from './texts'

const { columns: heads } = texts
/** Between the cards of a phone and a desk there is no room for columns; the note beside the name says it. */
const ON_DESKS = 'md:max-xl:hidden!'

/** What riders do now, beside what the lists of all people show. */
export const riderColumns: readonly TableColumn<ListedRider>[] = [
  {
    key: 'phone',
    head: heads.phone,
    cell: ({ name, mobileNumber }) => <PhoneLink name={name} phone={mobileNumber} />,
    className: `max-md:items-center ${ON_DESKS}`,
  },
  {
    key: 'duty',
    head: heads.duty,
    cell: ({ work }) => (
      <Badge tone={work.isOnDuty ? 'good' : 'neutral'}>{work.isOnDuty ? texts.onDuty : texts.offDuty}</Badge>
    ),
    className: ON_DESKS,
  },
  {
    key: 'jobs',
    head: heads.jobs,
    cell: ({ work }) => formatCount(work.jobs),
    numeric: true,
    className: `md:whitespace-nowrap ${ON_DESKS}`,
  },
  {
    key: 'held',
    head: heads.held,
    cell: ({ work }) => work.held !== undefined && <Money amount={work.held} />,
    numeric: true,
    className: `md:whitespace-nowrap ${ON_DESKS}`,
  },
]

export const workNote = ({ work }: ListedRider) => (
  <span className="text-quiet text-sm font-normal max-md:hidden xl:hidden">
    {work.isOnDuty ? texts.onDuty : texts.offDuty}
    {work.jobs > 0 && `, ${texts.jobs(work.jobs)}`}
  </span>
)
