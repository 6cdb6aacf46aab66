import { Art, type ArtProps } from './Art'

/** A gate with spirals in its iron, and a lock: not for everyone. */
export function LockedGate(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M30 154V52h20v102M190 154V52h20v102M26 52h28M186 52h28M34 52c0-8 12-8 12 0M194 52c0-8 12-8 12 0" />
      <path d="M50 66c24 0 44-10 70-26 26 16 46 26 70 26" />
      <path d="M50 144h140M120 40v104" />
      <path d="M68 144V65M172 144V65" />
      <path d="M86 144v-30c0-14 14-18 18-8 3 8-8 12-10 5-1-4 3-5 4-3M86 114c0-22-6-28-6-34 0-9 12-10 12-2 0 6-7 6-7 1" />
      <path d="M154 144v-30c0-14-14-18-18-8-3 8 8 12 10 5 1-4-3-5-4-3M154 114c0-22 6-28 6-34 0-9-12-10-12-2 0 6 7 6 7 1" />
      <path d="M110 92v-9c0-14 20-14 20 0v9" stroke="var(--color-laterite)" strokeWidth={3.5} />
      <path d="M103 92h34v24c0 3-2 4-4 4h-26c-2 0-4-1-4-4z" fill="var(--color-marigold)" />
      <path d="M120 103v7" stroke="var(--color-on-marigold)" strokeWidth={3.5} />
      <path d="M14 154h212" />
    </Art>
  )
}
