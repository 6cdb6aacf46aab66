import type { HTMLAttributes } from 'react'

/** For ears only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className="sr-only" />
}
