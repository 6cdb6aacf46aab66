import { type Candidate, VEHICLES } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button/Button'
import { TextInput } from '~/ui/field/TextInput'
import { formatDistance, formatNaira } from '~/ui/text/format'
import { useNow } from '~/ui/text/useNow'
import { PhoneLink } from '../../shared/PhoneLink'
import { isRiderFound } from './isRiderFound'
import { seenWords } from '../seenWords'
import { hindranceTexts, searchTexts as texts } from '../texts'
import { serverAheadMs } from '../useBoard'

/** The likeliest come first, and who reads further wants all of them. */
const SHOWN_FIRST = 5

interface CandidateListProps {
  /** The likeliest first; those off duty last, who are shown when they are looked for. */
  riders: readonly Candidate[]
  /** The rider who is being assigned. */
  busyId: string | null
  onAssign: (rider: Candidate) => void
}

/** Who could carry the order: near, free, and why not. */
export function CandidateList({ riders, busyId, onAssign }: CandidateListProps) {
  const [isWhole, setWhole] = useState(false)
  const [search, setSearch] = useState('')
  const isSearched = search.trim() !== ''
  const found = isSearched
    ? riders.filter((rider) => isRiderFound(rider, search))
    : riders.filter(({ isOnline }) => isOnline)
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST)
  return (
    <div>
      <TextInput
        type="search"
        aria-label={texts.find}
        placeholder={texts.findPlaceholder}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p className="pt-3">{isSearched ? texts.noMatch : texts.noneOnDuty}</p>}
      <ul>
        {shown.map((rider) => (
          <li key={rider._id} className="border-line flex items-center gap-3 py-2 not-last:border-b">
            <div className="min-w-0 flex-1 text-sm">
              <p className="text-base font-semibold wrap-anywhere">{rider.name}</p>
              <Facts rider={rider} />
            </div>
            <Button
              size="sm"
              look="secondary"
              className="shrink-0"
              aria-label={texts.assignTo(rider.name)}
              disabled={rider.hindrances.includes('own_order')}
              busy={busyId === rider._id}
              onClick={() => onAssign(rider)}
            >
              {texts.assign}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button size="sm" look="quiet" onClick={() => setWhole(true)}>
          {texts.more(found.length - shown.length)}
        </Button>
      )}
    </div>
  )
}

function Facts({ rider }: { rider: Candidate }) {
  const nowMs = useNow() + serverAheadMs(useQueryClient())
  const { name, mobileNumber, vehicle, isOnline, pickupKm, pickupMinutes, positionAt, jobs, offers, held } =
    rider
  const seen = positionAt === undefined ? texts.unseen : seenWords(positionAt, nowMs)
  const facts = [
    ...(pickupKm === undefined ? [] : [formatDistance(pickupKm)]),
    // The way from where somebody no longer is takes nobody's time.
    ...(pickupMinutes === undefined || seen !== null ? [] : [texts.minutes(pickupMinutes)]),
    ...(seen === null || !isOnline ? [] : [seen]),
    ...(jobs === 0 && offers === 0 ? [texts.free] : []),
    ...(jobs > 0 ? [texts.jobs(jobs)] : []),
    ...(offers > 0 ? [texts.offers(offers)] : []),
    VEHICLES[vehicle].name,
    ...(held !== undefined && held > 0 ? [texts.holds(formatNaira(held))] : []),
  ]
  return (
    <>
      <p className="tabular-nums">{facts.join(' · ')}</p>
      {rider.hindrances.length > 0 && (
        <p className="text-wait font-medium">
          {rider.hindrances.map((each) => hindranceTexts[each]).join(', ')}
        </p>
      )}
      {!isOnline && <PhoneLink name={name} phone={mobileNumber} />}
    </>
  )
}
