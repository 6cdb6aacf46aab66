import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A placeholder of the same size for loading content. Set `aria-busy` on its container. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'bg-neutral-wash block animate-[breathe_1.4s_ease-in-out_infinite] rounded-control',
        className,
      )}
    />
  )
}

/** A placeholder as large as this, which stands for what is not known yet: nothing below it moves when it is. */
export function SkeletonOf({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      aria-hidden
      inert
      className={clsx(
        'bg-neutral-wash w-fit animate-[breathe_1.4s_ease-in-out_infinite] rounded-control *:invisible',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** A placeholder for some lines of text. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className={clsx('h-4', i === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}
