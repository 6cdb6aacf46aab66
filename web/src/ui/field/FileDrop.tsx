import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../button/Button'

interface FileDropProps {
  /** 'Choose a CSV file' */
  label: string
  /** Shown below the button: which files may be dropped. */
  hint: string
  /** The `accept` attribute of the input: '.csv,text/csv'. */
  accept: string
  busy?: boolean
  /** 'Reading…' */
  busyText: string
  /** No file is accepted right now. */
  disabled?: boolean
  onFile: (file: File) => void
}

/** A file input: choose with the button, or drop a file. */
export function FileDrop({
  label,
  hint,
  accept,
  busy = false,
  busyText,
  disabled = false,
  onFile,
}: FileDropProps) {
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
        busyText={busyText}
        disabled={disabled}
        icon={<FileUp size={20} />}
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
          // Allows the same file to be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
    </div>
  )
}
