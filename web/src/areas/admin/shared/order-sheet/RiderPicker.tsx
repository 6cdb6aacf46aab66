import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { Highlight } from '~/ui/combobox/Highlight'
import { dialledPhone } from '~/ui/field/phoneNumber'
import { Picker } from '../Picker'
import { moveTexts as texts } from './texts'

const RIDERS_SHOWN = 20

export interface RiderChoice {
  readonly _id: string
  readonly name: string
}

interface RiderPickerProps {
  picked: RiderChoice | null
  onPick: (rider: RiderChoice | null) => void
  /** The order's current rider, who is left out. */
  exceptId: string | undefined
  error: string | undefined
}

/** Finds a rider by name or phone; riders with the fewest running jobs come first. */
export function RiderPicker({ picked, onPick, exceptId, error }: RiderPickerProps) {
  const jobs = useQuery(api.staffOrders.runningJobs.queryOptions())
  const running = new Map(jobs.data?.riders.map((each) => [each._id, each.running]))
  const runningOf = (id: string) => running.get(id) ?? 0
  return (
    <Picker
      find={(search) =>
        api.riders.list.queryOptions({
          input: { limit: RIDERS_SHOWN, ...(search === '' ? {} : { search }) },
          staleTime: 30_000,
        })
      }
      rowsOf={({ riders }) =>
        riders.filter(({ _id }) => _id !== exceptId).toSorted((a, b) => runningOf(a._id) - runningOf(b._id))
      }
      moreText={({ riders, total }) => {
        const listed = riders.filter(({ _id }) => _id !== exceptId).length
        return total > riders.length ? texts.ridersMore(listed, total - riders.length + listed) : undefined
      }}
      picked={picked}
      onPick={onPick}
      renderRow={({ _id, name, mobileNumber }, text) => (
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <Highlight text={name} query={text} />
            <span className="text-quiet block text-sm tabular-nums">{dialledPhone(mobileNumber)}</span>
          </span>
          {jobs.data && (
            <span className="text-quiet shrink-0 text-sm tabular-nums">{texts.jobs(runningOf(_id))}</span>
          )}
        </span>
      )}
      field={{ label: texts.rider, required: true, error }}
      texts={{
        placeholder: texts.riderPlaceholder,
        empty: texts.noRider,
        failed: texts.ridersFailed,
        found: texts.ridersFound,
      }}
    />
  )
}
