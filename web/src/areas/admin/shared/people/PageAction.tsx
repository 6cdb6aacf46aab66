import type { LucideIcon } from 'lucide-react'
import { Button } from '~/ui/button/Button'

/** A button beside the title of a list of people. */
export function PageAction({
  label,
  icon: Icon,
  look = 'primary',
  onClick,
}: {
  label: string
  icon: LucideIcon
  look?: 'primary' | 'secondary'
  onClick: () => void
}) {
  return (
    <Button
      look={look}
      // Two fit side by side on a phone.
      className="max-sm:px-3.5! max-sm:text-sm"
      icon={<Icon size={18} />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
