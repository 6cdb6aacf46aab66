import { clsx } from 'clsx'
import type { DateStyle } from './format'
import { useMoments } from './useMoments'

/** A time for people, in the current language and in Lagos time, and for machines. */
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
    // Wraps to the next line as a whole if there is room.
    <time dateTime={at} className={clsx('inline-block', className)}>
      {moments.date(at, style)}
    </time>
  )
}
