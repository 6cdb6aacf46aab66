import { Art, type ArtProps, Ring } from './Art'

/** A road that curls up into a spiral and goes nowhere: the page that is not there. */
export function LostRoad(props: ArtProps) {
  return (
    <Art {...props}>
      <Ring x={28} y={142} />
      <path d="M38 141c30-4 34-30 60-32 24-2 26 24 52 22 34-3 52-30 48-58-4-26-30-38-50-30-20 8-24 34-8 44 13 8 30 0 30-14 0-10-11-15-18-9-5 5-2 12 4 11" />
      <path d="M60 152c22-4 30-22 44-24 16-2 20 18 44 18" strokeDasharray="1 9" />
      <path d="M204 150v-34M204 120l-22-6v-14l22 6M204 112l20-4V94l-20 4" />
      <path d="M194 150h22" />
    </Art>
  )
}
