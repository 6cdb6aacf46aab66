import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: ReactNode
  /** What it says while it is folded, at the end of its line. */
  aside?: ReactNode
  children: ReactNode
}

/** One line that unfolds. Several stand below each other in a `FoldList`. */
export const Fold = ({ title, aside, children }: FoldProps) => (
  <section>
    <details className="group/fold">
      <summary className="rounded-card flex min-h-14 cursor-pointer list-none items-center gap-3 px-[min(1rem,5vw)] py-2 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        {aside && <span className="text-quiet ml-auto text-right wrap-anywhere">{aside}</span>}
        <ChevronDown
          size={20}
          className={`text-quiet shrink-0 transition-transform group-open/fold:rotate-180 ${aside ? '' : 'ml-auto'}`}
        />
      </summary>
      <div className="px-[min(1rem,5vw)] pt-1 pb-4 md:px-6 md:pb-6">{children}</div>
    </details>
  </section>
)

/** A card of lines that unfold. */
export const FoldList = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border-line bg-surface divide-line divide-y border">{children}</div>
)
