import { useMemo } from 'react'
import { encode } from 'uqr'

/** A margin of four modules, as the QR standard requires. */
const BORDER = 4

/** A QR code, always dark on light, whatever the theme. */
export function QrCode({ text, alt, className }: { text: string; alt: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border: BORDER })
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    )
    return { size: side, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
