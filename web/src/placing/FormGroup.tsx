import type { ReactNode } from 'react'

/** Related fields under a heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-line bg-surface grid min-w-0 grid-cols-1 content-start gap-5 border p-4 md:h-full md:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
