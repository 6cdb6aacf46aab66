import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { nextTab } from './tabKeys'

interface Tab {
  key: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  active: string
  onChange: (key: string) => void
  /** The choice that the tabs offer, for screen readers. */
  label: string
}

/** One of several views at a time; the arrow keys move between the tabs. */
export function Tabs({ tabs, active, onChange, label }: TabsProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const activeTab = tabs.find((tab) => tab.key === active)

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === active)
    const next = tabs[nextTab(event.key, at, tabs.length)]
    if (!next || next.key === active) return
    event.preventDefault()
    onChange(next.key)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus()
  }

  return (
    <div>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="border-line flex gap-1 overflow-x-auto border-b"
      >
        {tabs.map((tab) => {
          const selected = tab.key === active
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.key}`}
              data-tab={tab.key}
              aria-selected={selected}
              aria-controls={`${id}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.key)}
              className={clsx(
                '-mb-px min-h-12 border-b-[3px] px-3.5 font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2 focus-visible:shadow-none',
                selected ? 'border-palm text-ink' : 'text-quiet hover:text-ink border-transparent',
              )}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`} className="pt-4">
        {activeTab?.content}
      </div>
    </div>
  )
}
