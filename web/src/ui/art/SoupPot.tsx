import { Art, type ArtProps } from './Art'

/** A pot of soup on its three stones, the steam in spirals. */
export function SoupPot(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M92 64c-8-10 6-16 0-28-4-8-16-6-15 2 1 6 9 5 8 0" />
      <path
        d="M122 60c9-12-8-20-1-34 5-10 19-7 18 2-1 8-11 7-10 0 0-3 4-3 5-1"
        stroke="var(--color-laterite)"
      />
      <path d="M150 64c-7-9 5-15 1-24-4-7-13-5-12 1" />
      <path d="M66 82c0-6 24-11 54-11s54 5 54 11-24 11-54 11-54-5-54-11Z" fill="var(--color-marigold)" />
      <path d="M84 83c10 4 20-3 30 0s22 3 30-1" stroke="var(--color-on-marigold)" />
      <path d="M66 82c-4 34 12 60 54 60s58-26 54-60" />
      <path d="M67 96c-12-4-22 2-20 12 2 9 14 11 24 6M173 96c12-4 22 2 20 12-2 9-14 11-24 6" />
      <path d="M80 112c8-6 14 6 22 0s14 6 22 0 14 6 22 0 10 3 14 1" />
      <path d="M154 80 196 34c4-4 10 2 6 6l-44 43" />
      <path d="M72 158c-1-9 6-15 14-15s14 6 13 15M107 158c-1-9 5-14 13-14s14 5 13 14M141 158c-1-9 6-15 14-15s14 6 13 15" />
      <path d="M40 158h160" />
    </Art>
  )
}
