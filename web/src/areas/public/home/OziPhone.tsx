import { Art, type ArtProps } from '~/ui/art/Art'

/** A phone standing in the ground, with Ozi's icon on its home screen. */
export function OziPhone(props: ArtProps) {
  return (
    <Art viewBox="0 0 200 230" {...props}>
      <path d="M34 228V34c0-12 7-19 19-19h94c12 0 19 7 19 19v194" fill="var(--color-surface)" />
      <path d="M86 28h28" />
      <g stroke="var(--color-edge)">
        <rect x="52" y="52" width="26" height="26" rx="8" />
        <rect x="122" y="52" width="26" height="26" rx="8" />
        <rect x="52" y="176" width="26" height="26" rx="8" />
        <rect x="122" y="176" width="26" height="26" rx="8" />
        <rect x="87" y="176" width="26" height="26" rx="8" />
        <rect x="87" y="52" width="26" height="26" rx="8" />
        <path d="M60 68c4-6 8 4 12-2M130 62h10M130 68h6M94 65a6 6 0 0 1 12 0M60 189h10M92 192c4-8 12-8 16 0M135 183v12M129 189h12" />
      </g>
      {/* The icon: ring, route and pin. */}
      <rect x="66" y="92" width="68" height="68" rx="19" fill="var(--color-palm)" stroke="none" />
      <circle cx="87" cy="137" r="9" stroke="var(--color-on-palm)" strokeWidth={5} />
      <path d="M93 128c2-8 10-10 14-6s0 10-4 7 2-12 11-10" stroke="var(--color-on-palm)" />
      <path
        d="M116 134c-2.5-6-8-8-8-15a8 8 0 0 1 16 0c0 7-5.500 9-8 15Z"
        fill="var(--color-marigold)"
        stroke="var(--color-on-palm)"
      />
      <path d="M14 116c8-2 12-8 9-11s-9 1-5 6 12 4 18 2" stroke="var(--color-laterite)" />
      <path d="M8 228h20M174 228h18" />
    </Art>
  )
}
