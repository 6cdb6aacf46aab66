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
    <time dateTime={at} className={className}>
      {formatDate(at, style)}
    </time>
  )
}
