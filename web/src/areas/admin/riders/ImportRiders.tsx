import { peopleMessages, RIDER_COLUMNS, type RiderImportLine, riderMessages } from '@ozi/contract'
import { client } from '~/api'
import { notice } from '~/ui/notice'
import { ImportDialog } from '../shared/import/ImportDialog'
import { peopleTexts } from '../shared/people/texts'
import { ridersTexts as texts } from './texts'

/** Riders from a file; each is mailed a link to choose a password. */
export function ImportRiders({ onImported, onClose }: { onImported: () => void; onClose: () => void }) {
  return (
    <ImportDialog<RiderImportLine>
      title={texts.importTitle}
      columns={RIDER_COLUMNS}
      templateName="riders.csv"
      confirmText={texts.importConfirm}
      preview={async (csv) => (await client.riderImports.preview({ csv })).preview}
      confirm={async (csv, plan) => {
        const { imported } = await client.riderImports.import({ csv, plan })
        onImported()
        void notice.success(peopleMessages.registeredTitle, texts.imported(imported.added))
      }}
      renderLines={(lines) => (
        <>
          <p className="text-quiet text-sm">{texts.importHint}</p>
          <ul
            className="border-line divide-line rounded-card max-h-64 divide-y overflow-y-auto border text-sm"
            tabIndex={0}
          >
            {lines.map(({ line, rider, isPlateUnusual }) => (
              <li key={line} className="grid gap-x-4 px-4 py-2 wrap-anywhere sm:grid-cols-2">
                <span className="font-semibold">{rider.name}</span>
                <span>{rider.email}</span>
                <span className="text-quiet">
                  {peopleTexts.vehicles[rider.vehicleType]}, {rider.plateNumber}
                </span>
                <span className="text-quiet">
                  {texts.nin} ••••••• {rider.ninLastFour}
                </span>
                {isPlateUnusual && (
                  <span className="text-wait sm:col-span-2">{riderMessages.plateUnusual}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      onClose={onClose}
    />
  )
}
