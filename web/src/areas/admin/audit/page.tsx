import { type AuditLine, auditMessages, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useFilters } from '~/ui/address/useFilters'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { auditColumns } from './columns'
import { AuditFilterBar } from './AuditFilterBar'
import { LineSheet } from './LineSheet'
import { auditTexts as texts } from './texts'
import { AUDIT_FILTERS, useAudit } from './useAudit'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** The changes that staff members made, with their time. */
export default function AuditLog() {
  const searching = useSearchInAddress(TEXT_LIMIT.line)
  const { search } = searching
  const filter = useFilters(AUDIT_FILTERS)
  const lines = useAudit(search, filter.filters)
  const [opened, setOpened] = useState<AuditLine | null>(null)
  const isAsked = search !== '' || filter.isFiltered
  return (
    <ListPage
      title={texts.title}
      search={{ ...searching, label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
      filter={{
        fields: <AuditFilterBar filter={filter} />,
        count: Object.keys(filter.filters).length,
        isWide: true,
      }}
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
          filter.setFilter('actor', actorId)
        }}
      />
    </ListPage>
  )
}
