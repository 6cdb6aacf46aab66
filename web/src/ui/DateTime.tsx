import { clsx } from 'clsx'
import { type DateStyle, formatDate } from './format'

/** A moment, readable by people and machines, on the clock of Lagos. */
export function DateTime({
  at,
  style = 'dateTime',
  className,
}: {
  at: string
  style?: DateStyle
  className?: string
}) {
  return (
    // Goes to the next line whole where it has room there.
    <time dateTime={at} className={clsx('inline-block', className)}>
      {formatDate(at, style)}
    </time>
  )
}
