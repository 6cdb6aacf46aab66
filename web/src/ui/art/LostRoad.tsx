import { Art, type ArtProps, Pin, Ring } from './Art'

/** A road that curls into a spiral, its pin fallen over: page not found. */
export function LostRoad(props: ArtProps) {
  return (
    <Art {...props}>
      <Ring x={24} y={138} />
      <path d="M34 138c28 0 32-34 58-36 26-1 28 30 56 28 38-3 56-32 52-62-4-28-34-42-58-32-24 11-26 44-2 52 20 6 38-12 30-28-6-12-24-10-26 2-1 9 9 13 13 6" />
      <path d="M58 152c18-3 24-26 38-27 14 0 20 24 40 26" strokeDasharray="1 9" />
      <g transform="translate(206 154) rotate(-72)">
        <Pin x={0} y={0} />
      </g>
      <path d="M176 162h44" />
    </Art>
  )
}
