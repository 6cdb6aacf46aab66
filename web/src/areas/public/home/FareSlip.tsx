import { Art, type ArtProps } from '~/ui/art/Art'

/** A receipt with its lines, and the coin that pays it. */
export function FareSlip(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M76 20c26-3 52 2 80-1l3 124-14-10-13 11-14-10-13 10-14-11-13 10z" />
      <path d="M92 44h32M138 44h6M92 60h22M134 60h10M92 76h28M138 76h6" />
      <path d="M91 92c18-4 36 4 54 0" stroke="var(--color-laterite)" />
      <path d="M92 108h14" />
      <circle cx="168" cy="122" r="27" fill="var(--color-marigold)" />
      <path
        d="M159 135v-26l18 26v-26M153 118h30M153 126h30"
        stroke="var(--color-on-marigold)"
        strokeWidth={2.75}
      />
      <path d="M20 150c22 2 34-8 30-18s-18-4-13 6 24 8 36-2" stroke="var(--color-laterite)" />
      <path d="M14 160h24M52 160h150M212 160h12" />
    </Art>
  )
}
