import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Checkbox } from '~/ui/field/Checkbox'
import { adminTexts as texts } from './texts'

interface ColumnsDialogProps {
  /** Those that may be hidden. */
  columns: readonly { readonly key: string; readonly head: string }[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
  onClose: () => void
}

/** Which columns a list shows; each press counts at once. */
export function ColumnsDialog({ columns, hidden, onChange, onClose }: ColumnsDialogProps) {
  return (
    <Dialog
      open
      closeOnScrim
      title={texts.columns}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={() => onChange([])}>
            {texts.allColumns}
          </Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <div className="grid sm:grid-cols-2">
        {columns.map(({ key, head }) => (
          <Checkbox
            key={key}
            label={head}
            checked={!hidden.includes(key)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
