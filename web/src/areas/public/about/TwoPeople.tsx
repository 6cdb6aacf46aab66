import { Art, type ArtProps, Pin, Ring } from '~/ui/art/Art'

/** One person hands over, one waits; the line between them winds past a tree and a roof. */
export function TwoPeople(props: ArtProps) {
  return (
    <Art viewBox="0 0 720 190" {...props}>
      <path d="M6 170h40M58 170h180M252 170h300M566 170h90M670 170h44" />
      {/* The sender: a woman with a head tie, holding a parcel. */}
      <path d="M64 62c-3-12 5-22 16-22s18 9 16 21c-2 10-9 16-16 16s-14-6-16-15Z" />
      <path
        d="M60 52c6-18 30-24 40-10 6-6 12-3 11 3-2 7-12 6-16 8M66 46c10-6 22-5 30 2"
        stroke="var(--color-laterite)"
      />
      <path d="M72 78c-14 5-20 22-22 44l-4 48M90 78c12 4 18 14 21 26M62 170l6-46M104 170l-4-34" />
      <path d="M110 104l18-4M70 100c10 14 26 18 40 10" />
      <path d="M122 90l26-6 5 24-26 6z" fill="var(--color-marigold)" />
      <path d="M135 87l5 24M124 102l27-6" stroke="var(--color-on-marigold)" />
      {/* The route. */}
      <Ring x={172} y={128} r={8} />
      <path
        d="M181 128c40 2 44-44 84-40 34 4 30 50 2 46-24-4-12-46 30-52 60-8 66 62 120 58 40-4 38-48 10-46-26 2-22 44 18 46 44 2 62-26 96-22"
        stroke="var(--color-palm)"
        strokeWidth={3.5}
      />
      <Pin x={545} y={116} />
      {/* Between them: a palm and a roof. */}
      <path
        d="M238 170c2-24 0-44 8-62M246 108c-12-12-26-8-32 2M246 108c0-14-10-22-20-20M246 108c10-14 24-12 30-2M246 108c6-8 18-8 26 4"
        transform="translate(80 2)"
      />
      <path
        d="M440 170v-30l34-24 34 24v30M430 147l44-31 44 31M466 170v-20h16v20"
        transform="translate(-18 2)"
      />
      {/* The receiver: a man with a cap, one arm raised. */}
      <path d="M626 66c-2-12 5-20 15-20s17 8 16 20-8 16-16 16-14-6-15-16Z" />
      <path d="M622 56c2-14 12-20 21-19s16 8 16 19c-12-5-25-5-37 0Z" fill="var(--color-laterite)" />
      <path d="M634 82c-12 6-16 22-16 44l-2 44M650 82c14 6 20 24 20 46l2 42M636 170l7-44 9 44" />
      <path d="M628 98c-12-2-22-12-28-26M600 72l-7-4M600 72l-2-9M600 72l6-7M662 100c6 12 6 24 0 34" />
    </Art>
  )
}
