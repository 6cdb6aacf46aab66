import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { LateSpinner } from '../state/Spinner'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** The button's effect: announced, and shown on hover. */
  label: string
  icon: ReactNode
  look?: 'plain' | 'edged'
  /** Work is in progress. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon: a touch target of 44 px whatever the icon's size. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  busy,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy}
      aria-label={label}
      title={label}
      className={clsx(
        'rounded-control hover:bg-palm-wash hover:text-ink inline-grid size-11 shrink-0 place-items-center transition-colors active:scale-95',
        'disabled:pointer-events-none disabled:opacity-45',
        look === 'edged' ? 'border-edge bg-surface border-[1.5px]' : 'text-quiet',
        className,
      )}
    >
      {busy ? <LateSpinner /> : icon}
    </button>
  )
}
