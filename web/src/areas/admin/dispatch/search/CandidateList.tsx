import { type Candidate, type Hindrance, VEHICLES } from '@ozi/contract'
import { useState } from 'react'
import { Button } from '~/ui/button/Button'
import { Checkbox } from '~/ui/field/Checkbox'
import { formatNaira } from '~/ui/text/format'
import { hindranceTexts, searchTexts as texts } from '../texts'

/** The likeliest come first, and who reads further wants all of them. */
const SHOWN_FIRST = 5
/** The server offers an order to nobody for whom this holds, whoever asks. */
const NEVER: readonly Hindrance[] = ['own_order', 'cash']

interface CandidateListProps {
  /** On duty, the likeliest first. */
  riders: readonly Candidate[]
  offDuty: number
  chosen: ReadonlySet<string>
  /** By rider: why the order was not offered. */
  reasons: ReadonlyMap<string, string>
  onToggle: (rider: Candidate) => void
  onAssign: (rider: Candidate) => void
}

/** Who could carry the order: near, free, and why not. */
export function CandidateList({ riders, offDuty, chosen, reasons, onToggle, onAssign }: CandidateListProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? riders : riders.slice(0, SHOWN_FIRST)
  return (
    <div>
      <h4 className="text-quiet text-sm font-semibold">{texts.list}</h4>
      {riders.length === 0 && <p className="py-2">{texts.noneOnDuty}</p>}
      <ul>
        {shown.map((rider) => (
          <li key={rider._id} className="border-line flex items-center gap-3 not-last:border-b">
            <div className="min-w-0 flex-1">
              <Checkbox
                className="max-w-full wrap-anywhere"
                label={<span className="font-semibold">{rider.name}</span>}
                hint={<Facts rider={rider} refusal={reasons.get(rider._id)} />}
                checked={chosen.has(rider._id)}
                disabled={rider.hindrances.some((each) => NEVER.includes(each))}
                onChange={() => onToggle(rider)}
              />
            </div>
            <Button
              size="sm"
              look="quiet"
              aria-label={texts.assignTo(rider.name)}
              disabled={rider.hindrances.includes('own_order')}
              onClick={() => onAssign(rider)}
            >
              {texts.assign}
            </Button>
          </li>
        ))}
      </ul>
      {riders.length > shown.length && (
        <Button size="sm" look="quiet" onClick={() => setWhole(true)}>
          {texts.more(riders.length - shown.length)}
        </Button>
      )}
      {offDuty > 0 && <p className="text-quiet mt-2 text-sm">{texts.offDuty(offDuty)}</p>}
    </div>
  )
}

function Facts({ rider, refusal }: { rider: Candidate; refusal: string | undefined }) {
  const { vehicle, pickupKm, pickupMinutes, jobs, offers, held, hindrances } = rider
  const facts = [
    pickupKm === undefined ? texts.unknownPlace : texts.km(pickupKm),
    ...(pickupMinutes === undefined ? [] : [texts.minutes(pickupMinutes)]),
    ...(jobs === 0 && offers === 0 ? [texts.free] : []),
    ...(jobs > 0 ? [texts.jobs(jobs)] : []),
    ...(offers > 0 ? [texts.offers(offers)] : []),
    VEHICLES[vehicle].name,
    ...(held !== undefined && held > 0 ? [texts.holds(formatNaira(held))] : []),
  ]
  return (
    <>
      <span className="tabular-nums">{facts.join(' · ')}</span>
      {hindrances.length > 0 && (
        <span className="text-wait block font-medium">
          {hindrances.map((each) => hindranceTexts[each]).join(', ')}
        </span>
      )}
      {refusal !== undefined && (
        <span role="alert" className="text-bad block font-medium">
          {refusal}
        </span>
      )}
    </>
  )
}
