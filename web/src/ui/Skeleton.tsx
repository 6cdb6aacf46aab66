import { clsx } from 'clsx'

/** The place of something that is coming, in its size. Say `aria-busy` on what holds it. */
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

/** Some lines of text that are coming. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className={clsx('h-4', i === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}
