import type { ReactNode } from 'react'

/** A component's section on the design system page: its name and its states. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line scroll-mt-20 border-t py-8">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-quiet mt-1 max-w-[70ch]">{note}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  )
}

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

/** Fields side by side on wide screens. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">{children}</div>
}
