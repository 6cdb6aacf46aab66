import { UPLOADS, type UploadsUse } from '@ozi/contract'
import { clsx } from 'clsx'
import { PartState } from './PartState'
import { overviewTexts as texts } from './texts'
import type { OverviewPart } from './overviewPart'

/** Warns that the room for pictures is nearly or quite used up; otherwise renders nothing. */
export function UploadsNotice({ part }: { part: OverviewPart<{ readonly data: UploadsUse }> }) {
  if (part.data === undefined) {
    return part.error === null ? null : <PartState part={part}>{() => null}</PartState>
  }
  const { usedBytes, maxBytes } = part.data.data
  if (usedBytes < maxBytes * UPLOADS.warnShare) return null
  const isFull = usedBytes >= maxBytes
  const words = isFull ? texts.uploadsFull : texts.uploadsNearlyFull
  return (
    <p
      className={clsx(
        'rounded-card px-4 py-3 text-sm font-medium',
        isFull ? 'bg-bad-wash text-bad' : 'bg-wait-wash text-wait',
      )}
    >
      {words(gigabytes(usedBytes), gigabytes(maxBytes))}
    </p>
  )
}

const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1)
