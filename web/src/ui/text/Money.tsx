import { clsx } from 'clsx'
import { formatNaira } from './format'

/** An amount in naira in tabular figures. `fare` is the largest text on its screen. */
export function Money({
  amount,
  size,
  className,
}: {
  amount: number | null | undefined
  size?: 'fare'
  className?: string
}) {
  return (
    <span
      className={clsx(
        'whitespace-nowrap tabular-nums',
        size === 'fare' && 'font-head text-4xl font-bold tracking-tight',
        className,
      )}
    >
      {formatNaira(amount)}
    </span>
  )
}
