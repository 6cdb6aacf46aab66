import { Art, type ArtProps } from './Art'

/** A parcel with twine, its bow in two loops. */
export function ParcelTwine(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M48 76 120 52l72 22-1 58-71 28-71-27z" />
      <path d="M48 76l72 25 72-27M120 101v59" />
      <path d="M84 64l71 24v57M156 63 84 88l-1 58" stroke="var(--color-laterite)" />
      <path
        d="M120 75c-8-22-34-34-42-22-6 10 18 22 42 22 10-24 32-38 42-28 8 10-16 26-42 28"
        stroke="var(--color-laterite)"
      />
      <path d="M120 75c-6 6-16 8-22 6M120 75c6 8 14 10 22 8" stroke="var(--color-laterite)" />
      <path d="M94 122c7-5 15-1 13 6-2 5-10 4-9-2 0-3 5-3 5 0" transform="translate(4 4)" />
      <path d="m168 118 12-5M168 128l12-5" />
      <path d="M22 160h196" strokeDasharray="1 9" />
      <circle cx="120" cy="75" r="4" fill="var(--color-marigold)" />
    </Art>
  )
}
