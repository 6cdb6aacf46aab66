import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'

interface PromptCardProps {
  icon: LucideIcon
  text: string
  notNow: string
  onNotNow: () => void
  /** Why it did not work. */
  error?: string | null
  className?: string
  /** The button that takes the offer. */
  children?: ReactNode
}

/** Offers something at the moment it helps, with a way out. */
export function PromptCard({
  icon: Icon,
  text,
  notNow,
  onNotNow,
  error = null,
  className = '',
  children,
}: PromptCardProps) {
  return (
    <Card as="section" className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon size={22} className="text-palm shrink-0" />
        <p className="min-w-[min(12rem,100%)] flex-1">{text}</p>
        <div className="flex flex-wrap gap-2">
          {children}
          <Button size="sm" look="quiet" onClick={onNotNow}>
            {notNow}
          </Button>
        </div>
      </div>
      {error !== null && <Alert className="mt-3 text-sm">{error}</Alert>}
    </Card>
  )
}
