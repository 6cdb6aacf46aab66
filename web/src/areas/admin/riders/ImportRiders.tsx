import { peopleMessages, RIDER_COLUMNS, type RiderImportLine, riderMessages, VEHICLES } from '@ozi/contract'
import { client } from '~/api'
import { ImportDialog } from '~/importing/ImportDialog'
import { LinesInParts } from '~/importing/LinesInParts'
import { countBadLines, countedAll } from '~/importing/countLines'
import { importTexts } from '~/languages/en/vendor/import'
import { notice } from '~/ui/notice/notice'
import type { TableColumn } from '~/ui/table/Table'
import { EmailText } from '../shared/EmailText'
import { peopleTexts } from '../shared/people/texts'
import { ridersTexts as texts } from './texts'

const columns: readonly TableColumn<RiderImportLine>[] = [
  {
    key: 'name',
    head: peopleTexts.columns.name,
    cell: ({ rider }) => <span className="wrap-anywhere">{rider.name}</span>,
    primary: true,
  },
  {
    key: 'email',
    head: peopleTexts.columns.email,
    cell: ({ rider }) => <EmailText email={rider.email} />,
    className: 'md:min-w-44',
  },
  {
    key: 'vehicle',
    head: texts.vehicleType,
    cell: ({ rider, isPlateUnusual }) => (
      <>
        {[VEHICLES[rider.vehicleType].name, rider.plateNumber].filter(Boolean).join(', ')}
        {isPlateUnusual && <span className="text-wait block text-sm">{riderMessages.plateUnusual}</span>}
      </>
    ),
    phone: 'detail',
  },
  {
    key: 'nin',
    head: texts.nin,
    cell: ({ rider }) => <span className="whitespace-nowrap">••• {rider.ninLastFour}</span>,
    numeric: true,
    phone: 'end',
  },
]

/** Imports riders from a file; each gets a mail with a link to choose a password. */
export function ImportRiders({ onImported, onClose }: { onImported: () => void; onClose: () => void }) {
  return (
    <ImportDialog
      title={texts.import}
      lead={texts.importLead}
      columns={RIDER_COLUMNS}
      templateName="riders.csv"
      preview={async (csv) => (await client.riderImports.preview({ csv })).preview}
      bringIn={async (file) => {
        const { imported } = await client.riderImports.import(file)
        onImported()
        void notice.success(peopleMessages.registeredTitle, texts.imported(imported.added))
      }}
      summaryOf={({ lines, problems }) =>
        countedAll([lines.length, texts.goodLines], [countBadLines(problems), importTexts.badLines])
      }
      deedOf={({ lines }) => (lines.length === 0 ? null : texts.importConfirm(lines.length))}
      renderLines={({ lines }) => (
        <LinesInParts
          title={importTexts.good}
          caption={importTexts.good}
          columns={columns}
          rows={lines}
          rowKey={({ line }) => String(line)}
        />
      )}
      onClose={onClose}
    />
  )
}
