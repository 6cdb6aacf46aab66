import type { RiderWithWork } from '@ozi/contract'
import { Badge } from '~/ui/state/Badge'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'
import { ON_DESKS, phoneColumn } from '../shared/people/columns'
import { ridersTexts as texts } from './texts'

const { columns: heads } = texts

const dutyOf = ({ isOnDuty, dutyEndedBy }: RiderWithWork['work']) =>
  isOnDuty ? texts.onDuty : dutyEndedBy ? texts.gaveBackOften : texts.offDuty

/** Riders' work now, beside the columns of all people; on medium screens a note beside the name says it. */
export const riderColumns: readonly TableColumn<RiderWithWork>[] = [
  {
    key: 'duty',
    head: heads.duty,
    cell: ({ work }) => (
      <Badge tone={work.isOnDuty ? 'good' : work.dutyEndedBy ? 'wait' : 'neutral'}>{dutyOf(work)}</Badge>
    ),
    phone: 'state',
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
  phoneColumn,
]

export const workNote = ({ work }: RiderWithWork) => (
  <span className="text-quiet shrink-0 text-sm font-normal max-md:hidden xl:hidden">
    {dutyOf(work)}
    {work.jobs > 0 && `, ${texts.jobs(work.jobs)}`}
  </span>
)
