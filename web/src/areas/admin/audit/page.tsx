import { type AuditLine, auditMessages, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useAddressParam } from '~/ui/address/useAddressParam'
import { useParamChanges } from '~/ui/address/useParamChanges'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { auditColumns } from './columns'
import { AuditFilterBar } from './AuditFilterBar'
import { LineSheet } from './LineSheet'
import { auditTexts as texts } from './texts'
import { useAudit } from './useAudit'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const FILTERS = ['actor', 'action', 'from', 'to'] as const

/** The changes that staff members made, with their time. */
export default function AuditLog() {
  const searching = useSearchInAddress(TEXT_LIMIT.line)
  const { search } = searching
  const [actor, setActor] = useAddressParam('actor')
  const [action, setAction] = useAddressParam('action')
  const [from, setFrom] = useAddressParam('from')
  const [to, setTo] = useAddressParam('to')
  const change = useParamChanges()
  const filters = { search, actor, action, from, to }
  const lines = useAudit(filters)
  const [opened, setOpened] = useState<AuditLine | null>(null)
  const isAsked = Object.values(filters).some((value) => value !== '')
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      search={{ ...searching, label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
      filters={
        <AuditFilterBar
          filters={filters}
          set={{ actor: setActor, action: setAction, from: setFrom, to: setTo }}
          onClear={() => change(FILTERS.map((name) => [name, '']))}
        />
      }
      paged={lines}
      nouns={texts.nouns}
    >
      <PagedTable
        paged={lines}
        caption={texts.title}
        columns={auditColumns}
        empty={isAsked ? auditMessages.noMatch : auditMessages.none}
        onOpen={setOpened}
      />
      <LineSheet
        line={opened}
        onClose={() => setOpened(null)}
        onActor={(actorId) => {
          setOpened(null)
          setActor(actorId)
        }}
      />
    </ListPage>
  )
}
