import { Art, type ArtProps } from './Art'

/** A market basket with nothing in it yet. */
export function EmptyBasket(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M72 86C74 44 94 24 120 24s46 20 48 62" />
      <path
        d="M84 86c2-32 16-50 36-50s34 18 36 50"
        stroke="var(--color-laterite)"
        strokeDasharray="1 8"
        strokeWidth={3}
      />
      <path d="M44 92c0-7 34-12 76-12s76 5 76 12-34 12-76 12-76-5-76-12Z" />
      <path d="M44 92c3 24 9 44 20 58 30 10 82 10 112 0 11-14 17-34 20-58" />
      <path d="M52 118c14-6 20 8 34 3s20 8 34 3 20 8 34 2 20 4 34-8M58 136c12-5 18 7 31 3s18 7 31 3 18 6 31 2 18 3 30-7" />
      <path d="M114 92c-1-4 6-5 7 0 1 6-9 6-11 1" />
      <path d="M24 158h26M60 158h134M204 158h12" />
    </Art>
  )
}
