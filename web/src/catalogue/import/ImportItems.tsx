import { ITEM_COLUMNS, type ItemImportPreview } from '@ozi/contract'
import { ImportDialog } from '~/importing/ImportDialog'
import { toast } from '~/ui/toast'
import { ItemLines } from './ItemLines'
import { importButton, importedWords, previewWords } from './words'

interface ImportItemsProps {
  /** The items' shop, if it is not the user's own. */
  shopName?: string
  preview: (csv: string) => Promise<ItemImportPreview>
  /** Carries out the previewed plan. */
  bringIn: (file: { csv: string; plan: string }) => Promise<Parameters<typeof importedWords>[0]>
  onImported: () => void
  onClose: () => void
}

/** Imports a shop's items from a file. */
export function ImportItems({ shopName, preview, bringIn, onImported, onClose }: ImportItemsProps) {
  return (
    <ImportDialog
      title="Import items"
      {...(shopName !== undefined && { description: `Of ${shopName}` })}
      lead="Name and Price are needed; every other cell may be empty. If the shop already has an item with that name, it is changed to what the file says and keeps its picture. Nothing is removed."
      columns={ITEM_COLUMNS}
      templateName="ozi-items.csv"
      preview={preview}
      bringIn={async (file) => {
        toast.success(importedWords(await bringIn(file)))
        onImported()
      }}
      summaryOf={previewWords}
      deedOf={importButton}
      renderLines={({ lines }) => <ItemLines lines={lines} />}
      onClose={onClose}
    />
  )
}
