import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'good' | 'wait' | 'bad' | 'cash' | 'paystack' | 'neutral'

const TONE: Record<BadgeTone, string> = {
  good: 'bg-good-wash text-good',
  wait: 'bg-wait-wash text-wait',
  bad: 'bg-bad-wash text-bad',
  cash: 'bg-cash-wash text-cash',
  paystack: 'bg-paystack-wash text-paystack',
  neutral: 'bg-neutral-wash text-neutral',
}

/** A state, shown by a word and a colour, never by colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold max-w-full shrink-0 md:whitespace-nowrap',
        TONE[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}
