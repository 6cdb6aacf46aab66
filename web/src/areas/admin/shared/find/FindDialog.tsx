import type { Role } from '@ozi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Combobox } from '~/ui/combobox/Combobox'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Highlight } from '~/ui/combobox/Highlight'
import { type SearchHit, useFound } from './useFound'
import { findTexts as texts } from './texts'

/** Finds orders, people and pages by one field; Enter goes to the one that is chosen. */
export function FindDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { found, status, searchStatus, error, retry } = useFound(typed.trim(), role)
  function go({ to }: SearchHit) {
    onClose()
    void navigate(to)
  }
  return (
    <Dialog open onClose={onClose} closeOnScrim title={texts.title} size="lg">
      {/* As high as the list below the field gets, which would be cut otherwise. */}
      <div className="min-h-[min(29rem,58dvh)]">
        <Field label={texts.label} hint={texts.hint}>
          <Combobox
            autoFocus
            openOnFocus
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
        </Field>
      </div>
    </Dialog>
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
