import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '~/ui/button/Button'

/** A button beside the title of a list of people. */
export function PageAction({
  label,
  icon: Icon,
  ...button
}: { label: string; icon: LucideIcon } & Omit<
  ComponentProps<typeof Button>,
  'icon' | 'children' | 'className'
>) {
  return (
    <Button
      {...button}
      // Two fit side by side on a phone.
      className="max-sm:px-3.5! max-sm:text-sm"
      icon={<Icon size={18} />}
    >
      {label}
    </Button>
  )
}
