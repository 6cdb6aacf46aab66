import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/api'
import { Combobox } from '~/ui/Combobox'
import { Field } from '~/ui/Field'
import { Highlight } from '~/ui/Highlight'
import { useRested } from '~/ui/useRested'
import { moveTexts as texts } from './texts'

const RIDERS_SHOWN = 20
const SEARCH_RESTS_MS = 300

export interface PickedRider {
  readonly _id: string
  readonly name: string
}

interface RiderPickerProps {
  picked: PickedRider | null
  onPick: (rider: PickedRider | null) => void
  /** Who has the order already. */
  exceptId: string | undefined
  error: string | undefined
}

/** Finds a rider by name or phone; those with the fewest running jobs first. */
export function RiderPicker({ picked, onPick, exceptId, error }: RiderPickerProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const search = useRested(typed, SEARCH_RESTS_MS)
  const riders = useQuery(
    api.riders.list.queryOptions({
      input: { limit: RIDERS_SHOWN, ...(search === '' ? {} : { search }) },
      staleTime: 30_000,
    }),
  )
  const jobs = useQuery(api.staffOrders.runningJobs.queryOptions())
  const running = new Map(jobs.data?.riders.map((each) => [each._id, each.running]))
  const runningOf = (id: string) => running.get(id) ?? 0
  const found = (riders.data?.riders ?? [])
    .filter(({ _id }) => _id !== exceptId)
    .toSorted((a, b) => runningOf(a._id) - runningOf(b._id))
  const isCurrent = search === typed && riders.data !== undefined
  const hasFailed = riders.isError && !riders.isFetching
  return (
    <Field label={texts.rider} required error={error}>
      <Combobox
        placeholder={texts.riderPlaceholder}
        query={text}
        onQuery={(next) => {
          setText(next)
          onPick(null)
        }}
        items={found}
        status={picked ? 'idle' : hasFailed ? 'error' : isCurrent ? 'ready' : 'loading'}
        openOnFocus
        itemKey={({ _id }) => _id}
        renderItem={({ _id, name, mobileNumber }) => (
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <Highlight text={name} query={text} />
              <span className="text-quiet block text-sm tabular-nums">{mobileNumber}</span>
            </span>
            {jobs.data && (
              <span className="text-quiet shrink-0 text-sm tabular-nums">{texts.jobs(runningOf(_id))}</span>
            )}
          </span>
        )}
        onPick={(rider) => {
          setText(rider.name)
          onPick(rider)
        }}
        onRetry={() => void riders.refetch()}
        emptyText={texts.noRider}
        errorText={texts.ridersFailed}
        countText={texts.ridersFound}
      />
    </Field>
  )
}
