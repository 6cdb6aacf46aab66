import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from './Button'

interface FileDropProps {
  /** 'Choose a CSV file' */
  label: string
  /** Said below the button: what may be dropped here. */
  hint: string
  /** As for an input: '.csv,text/csv'. */
  accept: string
  busy?: boolean
  /** No file is taken just now. */
  disabled?: boolean
  onFile: (file: File) => void
}

/** A file, chosen by a button or dropped from the desktop. */
export function FileDrop({ label, hint, accept, busy = false, disabled = false, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file && !busy && !disabled) onFile(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      data-file-drop
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'rounded-card grid justify-items-center gap-2 border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-palm bg-palm-wash' : 'border-edge bg-ground',
      )}
    >
      <Button
        look="secondary"
        busy={busy}
        busyText="Reading…"
        disabled={disabled}
        icon={<FileUp size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className="text-quiet text-sm">{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.target.files)
          // So that the same file can be chosen again, after it was put right.
          event.target.value = ''
        }}
      />
    </div>
  )
}
