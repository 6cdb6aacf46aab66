import type { Role } from '@ozi/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Combobox } from '~/ui/combobox/Combobox'
import { Highlight } from '~/ui/combobox/Highlight'
import { Modal } from '~/ui/dialog/Modal'
import { type SearchHit, useFound } from './useFound'
import { findTexts as texts } from './texts'

/** Finds orders, people, pages and actions by one field; Enter goes to the one that is chosen. */
export function FindDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { found, status, searchStatus, error, retry } = useFound(typed.trim(), role)
  function go({ to }: SearchHit) {
    onClose()
    void navigate(to)
  }
  return (
    <Modal
      open
      onClose={onClose}
      labelledBy={id}
      className="flex items-start justify-center p-2 sm:pt-[12dvh]"
    >
      <div className="rounded-card bg-surface shadow-lift animate-rise w-full max-w-2xl p-2">
        <label id={id} htmlFor={`${id}-input`} className="sr-only">
          {texts.label}
        </label>
        <Combobox
          id={`${id}-input`}
          isInline
          autoFocus
          placeholder={texts.placeholder}
          query={typed}
          onQuery={setTyped}
          items={found}
          status={status}
          restStatus={searchStatus}
          itemKey={({ key }) => key}
          renderItem={(each) => <Row found={each} typed={typed} />}
          onPick={go}
          onRetry={retry}
          emptyText={texts.empty}
          errorText={`${texts.failed} ${error}`}
          countText={texts.found}
        />
      </div>
    </Modal>
  )
}

function Row({ found: { kind, name, more }, typed }: { found: SearchHit; typed: string }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className="min-w-0 truncate font-semibold">
        <Highlight text={name} query={typed} />
      </span>
      <span className="text-quiet min-w-0 flex-1 truncate text-sm">
        <Highlight text={more} query={typed} />
      </span>
      <span className="text-quiet shrink-0 text-xs font-semibold">{texts.kinds[kind]}</span>
    </span>
  )
}
