import type { RecentPlace } from '@ozi/contract'
import { MapPin, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { savedTexts } from '~/languages/en/customer/saved'
import { Button } from '~/ui/button/Button'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { isSaved, type SavedPlace } from './savedPlace'

/** More would push the fields off a phone's screen. */
const SHOWN_AT_FIRST = 4

interface SavedPeopleProps {
  /** The user's places; those that are saved are offered. */
  places: readonly RecentPlace[]
  onPick: (place: SavedPlace) => void
}

/** Fills in name, phone, place and landmark with one tap. Nothing if nobody is saved. */
export function SavedPeople({ places, onPick }: SavedPeopleProps) {
  const texts = useTexts(savedTexts)
  const [isWhole, setWhole] = useState(false)
  const [filled, setFilled] = useState<string | null>(null)
  const saved = places.filter(isSaved)
  if (saved.length === 0) return null
  const shown = isWhole || saved.length <= SHOWN_AT_FIRST + 1 ? saved : saved.slice(0, SHOWN_AT_FIRST)
  return (
    <div role="group" aria-label={texts.title} className="-mt-1.5 grid grid-cols-1 gap-2">
      <p aria-hidden className="text-quiet text-sm">
        {texts.title}
      </p>
      <div className="flex flex-wrap gap-2">
        {shown.map((place) => (
          <Button
            key={place.saved._id}
            look="secondary"
            className="max-w-full"
            icon={<Sign place={place} />}
            onClick={() => {
              onPick(place)
              setFilled(place.saved.name)
            }}
          >
            <span className="min-w-0 py-1 text-left leading-tight">
              <span className="line-clamp-1 wrap-anywhere">{place.saved.name}</span>
              {place.saved.label !== '' && (
                <span className="text-quiet line-clamp-1 text-sm font-normal wrap-anywhere">
                  {place.saved.label}
                </span>
              )}
            </span>
          </Button>
        ))}
        {shown.length < saved.length && (
          <Button look="quiet" onClick={() => setWhole(true)}>
            {texts.others(saved.length - shown.length)}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{filled !== null && texts.filled(filled)}</VisuallyHidden>
    </div>
  )
}

function Sign({ place: { saved } }: { place: SavedPlace }) {
  const Icon = saved.phone === '' ? MapPin : UserRound
  return <Icon size={18} className="shrink-0" />
}
