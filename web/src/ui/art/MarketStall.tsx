import { Art, type ArtProps } from './Art'

/** A market woman under her umbrella, her goods in small heaps. */
export function MarketStall(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M34 64C40 34 76 14 116 14s76 20 82 50c-8-8-20-8-27 0-8-8-20-8-28 0-8-8-20-8-27 0-8-8-20-8-27 0-8-8-20-8-28 0-7-8-19-8-27 0Z" />
      <path d="M62 62C66 40 86 20 116 14c30 6 49 26 54 50M116 64V14M116 14V7" />
      <path
        d="M89 64c1-20 9-40 27-50 18 10 26 30 27 50-8-8-20-8-27 0-8-8-20-8-27 0Z"
        fill="var(--color-laterite)"
      />
      <path d="M116 64v54" />
      {/* She: head tie, face, shoulders, arm on the table. */}
      <path
        d="M140 86c-3-9 4-14 12-13 3-7 14-6 14 2 6 2 6 9 0 11-8-2-18-2-26 0Z"
        fill="var(--color-marigold)"
      />
      <path d="M152 74c-1 3 0 6 3 7 4 0 5-5 2-6" stroke="var(--color-on-marigold)" />
      <path d="M142 87c0 9 4 15 11 15s11-6 11-15" />
      <path d="M132 118c1-9 8-15 16-16M158 102c10 1 16 7 17 16" />
      {/* The table and its cloth. */}
      <path d="M38 118h162M48 118v36M190 118v36M48 134c10 8 20 8 28 0 10 8 20 8 30 0" />
      <path d="M150 137c6-5 14-1 12 5-2 5-9 4-9-1 0-3 4-4 5-1M118 134c8 6 14 6 20 2M172 136c6 4 12 3 18-2" />
      {/* Heaps. */}
      <circle cx="60" cy="112" r="5.5" />
      <circle cx="72" cy="112" r="5.5" />
      <circle cx="66" cy="102.5" r="5.5" fill="var(--color-laterite)" />
      <circle cx="90" cy="112" r="5.5" fill="var(--color-marigold)" />
      <circle cx="102" cy="112" r="5.5" />
      <circle cx="96" cy="102.5" r="5.5" />
      <path d="M24 154h192" />
    </Art>
  )
}
