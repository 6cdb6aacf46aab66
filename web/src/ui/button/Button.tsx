import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from '../state/Spinner'

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'row' | 'sm' | 'md' | 'lg'

const LOOK: Record<ButtonLook, string> = {
  primary: 'bg-palm text-on-palm border-palm hover:bg-palm-deep hover:border-palm-deep',
  secondary: 'bg-surface text-ink border-edge hover:border-ink hover:bg-palm-wash',
  quiet: 'bg-transparent text-palm border-transparent hover:bg-palm-wash',
  danger: 'bg-danger text-on-danger border-danger hover:bg-danger-deep hover:border-danger-deep',
}

/**
 * Touch targets of 48 px. `sm` is for dense pages on wide screens and `row` for a table's row of one line; both are still
 * 44 px on phones.
 */
const SIZE: Record<ButtonSize, string> = {
  row: 'min-h-11 px-[min(0.875rem,4.5vw)] text-sm md:min-h-8',
  sm: 'min-h-11 px-[min(0.875rem,4.5vw)] text-sm md:min-h-9',
  md: 'min-h-12 px-[min(1.25rem,6vw)] text-base',
  lg: 'min-h-14 px-7 text-lg',
}

const NOT_YET = 'cursor-not-allowed opacity-70 aria-disabled:active:scale-100'

interface ButtonFace {
  look?: ButtonLook
  size?: ButtonSize
  /** Takes the full width. */
  wide?: boolean
  /** An icon before the label. */
  icon?: ReactNode
  className?: string
}

/** The classes of a button, for a link outside the router. */
export function buttonClass({ look = 'primary', size = 'md', wide, className }: ButtonFace): string {
  return clsx(
    'group/button relative inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] font-semibold no-underline select-none',
    'transition-[background-color,border-color,scale] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100',
    LOOK[look],
    SIZE[size],
    wide && 'w-full',
    className,
  )
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonFace {
  /** Work is in progress: the button keeps its width and focus and ignores clicks. */
  busy?: boolean
  /**
   * Not available yet: the button keeps its focus and ignores clicks. Explain why with `aria-describedby`.
   */
  notYet?: boolean
  /** The label while busy; without it a spinner covers the label. */
  busyText?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look,
  size,
  wide,
  icon,
  className,
  busy = false,
  notYet = false,
  busyText,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A button with `disabled` would lose the focus; so clicks on a busy submit button are stopped here.
    if (busy || notYet) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={busy || notYet || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({
        ...(look && { look }),
        ...(size && { size }),
        wide: wide ?? false,
        className: clsx('aria-busy:cursor-progress', notYet && NOT_YET, className),
      })}
    >
      <span className="grid place-items-center">
        <span
          className={clsx(
            'col-start-1 row-start-1 inline-flex items-center gap-2',
            busyText ? 'group-aria-busy/button:invisible' : 'group-aria-busy/button:opacity-0',
          )}
        >
          {icon}
          {children}
        </span>
        {busyText && (
          <span className="invisible col-start-1 row-start-1 group-aria-busy/button:visible">{busyText}</span>
        )}
        {busy && !busyText && <Spinner className="absolute size-5" />}
      </span>
    </button>
  )
}

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
export function LinkButton({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonFace) {
  return (
    <Link
      {...rest}
      className={buttonClass({
        ...(look && { look }),
        ...(size && { size }),
        wide: wide ?? false,
        ...(className && { className }),
      })}
    >
      {icon}
      {children}
    </Link>
  )
}
