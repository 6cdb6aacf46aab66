import { STARS } from '@ozi/contract'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'

const ALL = Array.from({ length: STARS.max }, (_, index) => index + STARS.min)

/** How many stars somebody gave. */
export function StarsShown({ stars, label, size = 18 }: { stars: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 gap-0.5 align-[-0.15em]">
      {ALL.map((count) => (
        <StarSign key={count} isFull={count <= Math.round(stars)} size={size} />
      ))}
    </span>
  )
}

interface StarsInputProps {
  name: string
  /** null: not chosen yet. */
  value: number | null
  onChange: (stars: number) => void
  labelOf: (stars: number) => string
}

/** Chooses stars: a radio group, each star a whole touch target. Put it in a FieldSet. */
export function StarsInput({ name, value, onChange, labelOf }: StarsInputProps) {
  return (
    <div className="-ml-2 flex">
      {ALL.map((count) => (
        <label
          key={count}
          className="rounded-control has-focus-visible:outline-ink relative grid size-12 cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={count}
            checked={value === count}
            onChange={() => onChange(count)}
            aria-label={labelOf(count)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none focus-visible:outline-none"
          />
          <StarSign isFull={value !== null && count <= value} size={32} />
        </label>
      ))}
    </div>
  )
}

function StarSign({ isFull, size }: { isFull: boolean; size: number }) {
  return (
    <Star
      size={size}
      className={clsx(
        'pointer-events-none stroke-[1.5]',
        isFull ? 'fill-marigold text-ink' : 'text-quiet fill-none',
      )}
    />
  )
}
