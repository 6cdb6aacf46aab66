import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '~/ui/button/Button'
import { adminTexts as texts } from './texts'

interface FiltersProps {
  /** How many are set. */
  count: number
  className?: string
  children: ReactNode
}

/** The filters of a list: behind one button on phones, in view elsewhere. */
export function Filters({ count, className, children }: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        className="shrink-0 md:hidden"
        icon={<SlidersHorizontal size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(count)}
      </Button>
      <div id={id} className={clsx('max-md:basis-full', !isOpen && 'max-md:hidden', className)}>
        {children}
      </div>
    </>
  )
}
