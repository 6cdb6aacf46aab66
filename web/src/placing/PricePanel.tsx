import { clsx } from 'clsx'
import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { Button } from '~/ui/Button'
import { keepQuantity } from '~/ui/format'
import { Money } from '~/ui/Money'

interface PricePanelProps {
  /** What the total is made of. */
  children: ReactNode
  total: ReactNode
  isOrdering: boolean
  /** Short enough to go along on wide screens; a longer one keeps its total and button at the bottom there, too. */
  isShort: boolean
}

/**
 * What it costs and the one big action. On phones the lines stand in the page and the total with its button stays
 * at the bottom of the screen; on wide screens both are one card.
 */
export function PricePanel({ children, total, isOrdering, isShort }: PricePanelProps) {
  const texts = useTexts(placingTexts)
  return (
    <div
      className={clsx(
        'md:rounded-card md:border-line md:bg-surface md:shadow-lift contents md:block md:border',
        isShort && 'md:sticky md:top-24',
      )}
    >
      <div className="rounded-card border-line bg-surface grid grid-cols-[minmax(0,1fr)] gap-4 border p-4 md:border-0 md:p-6 md:pb-0">
        {children}
      </div>
      <div
        className={clsx(
          'border-line bg-surface sticky bottom-[calc(var(--bottom-bar,3.75rem)+1px+env(safe-area-inset-bottom))] z-10 -mx-[min(1rem,5vw)] flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-[min(1rem,5vw)] py-3 md:mx-0 md:border-0 md:p-6 md:pt-4 [@media(max-height:26rem)]:static',
          // Where it lies over lines that are longer than the screen, one sees that they go on.
          isShort ? 'md:static md:bg-transparent' : 'md:rounded-b-card md:bottom-0 md:border-t',
        )}
      >
        {total}
        <Button type="submit" busy={isOrdering} className="grow px-4! md:w-full">
          {texts.order}
        </Button>
      </div>
    </div>
  )
}

/** How it is paid. */
export function CashNote({ hint, className }: { hint: string; className?: string }) {
  const texts = useTexts(placingTexts)
  return (
    <p className={clsx('flex items-start gap-3', className)}>
      <Banknote size={22} strokeWidth={1.75} aria-hidden className="text-palm mt-0.5 shrink-0" />
      <span>
        <span className="block font-semibold">{texts.payment}</span>
        <span className="text-quiet block text-sm">{hint}</span>
      </span>
    </p>
  )
}

interface PriceLineProps {
  label: string
  /** Naira. */
  amount: number
  /** What the lines before it come to. */
  isSum?: boolean
}

/** What it is and, beside it, what it costs: a long name takes several lines. Below it only where letters are huge. */
export function PriceLine({ label, amount, isSum = false }: PriceLineProps) {
  return (
    <div className={clsx('flex flex-wrap items-baseline gap-x-4', isSum && 'font-semibold')}>
      <dt className={clsx('min-w-0 grow basis-32 wrap-anywhere', !isSum && 'text-quiet')}>
        {keepQuantity(label)}
      </dt>
      <dd className="ml-auto">
        <Money amount={amount} />
      </dd>
    </div>
  )
}
