import { Art, type ArtProps, Pin, Ring } from './Art'

/** A broken line between its ring and its pin. */
export function Offline(props: ArtProps) {
  return (
    <Art {...props}>
      <Ring x={30} y={120} />
      <path d="M40 120c22 0 20-34 44-34 14 0 18 12 26 20" />
      <path d="M146 96c8-14 16-16 26-12 16 6 10 34 34 34" />
      <path d="m118 84-6-14M130 80V64M142 84l6-13" stroke="var(--color-laterite)" />
      <Pin x={208} y={116} />
      <path d="M60 148c26-5 90-5 120 0" strokeDasharray="1 9" />
    </Art>
  )
}
