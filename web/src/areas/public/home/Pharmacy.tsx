import { Art, type ArtProps } from '~/ui/art/Art'

/** A bottle, a strip of tablets and a leaf, for pharmacies. */
export function Pharmacy(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M92 58h42M96 58V44c0-3 2-5 5-5h24c3 0 5 2 5 5v14" />
      <path d="M96 58c-12 6-18 14-18 26v58c0 7 4 11 11 11h48c7 0 11-4 11-11V84c0-12-6-20-18-26" />
      <path d="M78 92c22-4 48 4 70 0M78 134c22-4 48 4 70 0" />
      <path d="M113 101v24M101 113h24" stroke="var(--color-laterite)" strokeWidth={5} />
      <path d="M166 112l36-14 16 42-36 14z" fill="var(--color-marigold)" />
      <path
        d="M180 118a5 5 0 1 0 1 0M197 112a5 5 0 1 0 1 0M186 134a5 5 0 1 0 1 0M203 128a5 5 0 1 0 1 0"
        stroke="var(--color-on-marigold)"
      />
      <path
        d="M60 152C34 140 24 112 32 84c24 10 36 36 28 68ZM34 90c10 18 18 38 26 62"
        stroke="var(--color-laterite)"
      />
      <path d="M20 160h44M76 160h150" />
    </Art>
  )
}
