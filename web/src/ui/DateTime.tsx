import { clsx } from 'clsx'
import type { DateStyle } from './format'
import { useMoments } from './useMoments'

/** A moment, readable by people in the language on the screen and by machines, on the clock of Lagos. */
export function DateTime({
  at,
  style = 'dateTime',
  className,
}: {
  at: string
  style?: DateStyle
  className?: string
}) {
  const moments = useMoments()
  return (
    // Goes to the next line whole where it has room there.
    <time dateTime={at} className={clsx('inline-block', className)}>
      {moments.date(at, style)}
    </time>
  )
}
