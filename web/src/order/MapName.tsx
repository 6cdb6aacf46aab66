import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { placesTexts } from '~/languages/en/base/frame'

interface MapNameProps {
  /** Undefined if the customer's words are a name on the map. */
  name: string | undefined
  className?: string
}

/** The map's own name of a place, under the customer's words for it. */
export function MapName({ name, className }: MapNameProps) {
  const texts = useTexts(placesTexts)
  if (name === undefined) return null
  return (
    <span className={clsx('text-quiet block font-normal wrap-anywhere', className)}>{texts.map(name)}</span>
  )
}
