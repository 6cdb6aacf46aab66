import { Art, type ArtProps } from './Art'

/** A letter with six strokes on it: the code is in the mail. */
export function Letter(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M64 86V36c0-4 2-6 6-6h100c4 0 6 2 6 6v50" />
      <path d="M84 58h8M97 58h8M110 58h8" stroke="var(--color-laterite)" strokeWidth={4} />
      <path d="M127 58h8M140 58h8M153 58h4" stroke="var(--color-laterite)" strokeWidth={4} />
      <path d="M86 78c12-4 18 4 30 0s18 4 38-1" />
      <path d="M64 70 44 86v62c0 4 2 6 6 6h140c4 0 6-2 6-6V86l-20-16" />
      <path d="m44 88 68 42c5 3 11 3 16 0l68-42M46 152l48-32M194 152l-48-32" />
      <circle cx="120" cy="128" r="13" fill="var(--color-marigold)" />
      <path
        d="M120 129a2 2 0 0 1 3-2c4 2 2 8-3 7-7-1-7-11 1-12 6 0 9 5 8 10"
        stroke="var(--color-on-marigold)"
        strokeWidth={2}
      />
      <path d="M12 132c8-1 12-6 9-10s-9 0-5 5 14 5 20 3M14 108h12" stroke="var(--color-laterite)" />
    </Art>
  )
}
