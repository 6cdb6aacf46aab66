import { clsx } from 'clsx'
import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { payTexts } from '~/languages/en/customer/payment'
import { placingTexts } from '~/languages/en/customer/placing'
import { Button } from '~/ui/button/Button'
import { keepQuantity } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'

interface PricePanelProps {
  /** The lines of the price. */
  children: ReactNode
  total: ReactNode
  isOrdering: boolean
  /**
   * Short enough to be sticky as a whole on wide screens; otherwise only its total and button stick to the
   * bottom.
   */
  isShort: boolean
  /** Whether it is paid before anything is done. */
  isPaidFirst?: boolean
  /** Whether it is known how it can be paid: until then nobody knows how long the panel is. */
  isSettled?: boolean
  /** Shown instead of the lines and the order button: leads on to where these are. */
  next?: string | undefined
}

/**
 * The price and the main button. On phones the lines are in the page, and the total with its button stays at
 * the bottom of the screen; on wide screens both form one card.
 */
export function PricePanel({
  children,
  total,
  isOrdering,
  isShort,
  isPaidFirst,
  isSettled = true,
  next,
}: PricePanelProps) {
  const texts = useTexts(placingTexts)
  const pay = useTexts(payTexts)
  return (
    <div
      className={clsx(
        'md:rounded-card md:border-line md:bg-surface md:shadow-lift contents md:block md:border',
        isShort && 'md:sticky md:top-24',
      )}
    >
      {next === undefined && (
        <RevealWhen
          ready={isSettled}
          className="rounded-card border-line bg-surface grid grid-cols-1 gap-4 border p-4 md:border-0 md:p-6 md:pb-0"
        >
          {children}
        </RevealWhen>
      )}
      <RevealWhen
        ready={isSettled || next !== undefined}
        className={clsx(
          'border-line bg-surface sticky bottom-[calc(var(--bottom-bar)+1px+env(safe-area-inset-bottom))] z-10 -mx-[min(1rem,5vw)] mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-[min(1rem,5vw)] py-3 md:mx-0 md:border-0 md:p-6 md:pt-4 [@media(max-height:26rem)]:static',
          // A border shows that lines continue below the total.
          isShort ? 'md:static md:bg-transparent' : 'md:rounded-b-card md:bottom-0 md:border-t',
        )}
      >
        {total}
        <Button type="submit" busy={isOrdering} className="grow px-4! max-md:min-w-38 md:w-full">
          {next ?? (isPaidFirst ? pay.order : texts.order)}
        </Button>
      </RevealWhen>
    </div>
  )
}

/** How the order is paid. */
export function CashNote({ hint, className }: { hint: string; className?: string }) {
  const texts = useTexts(placingTexts)
  return (
    <p className={clsx('flex items-start gap-3', className)}>
      <Banknote size={22} className="text-palm mt-0.5 shrink-0" />
      <span>
        <span className="block font-semibold">{texts.payment}</span>
        <span className="text-quiet block text-sm">{hint}</span>
      </span>
    </p>
  )
}

interface PriceLineProps {
  label: string
  /** In naira. */
  amount: number
  /** Whether this is the sum of the lines before it. */
  isSum?: boolean
}

/** A label with its price beside it; long labels wrap. The price is below only at very large font sizes. */
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
