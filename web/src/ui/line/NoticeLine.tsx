/**
 * The drawing above a notice: ring and pin joined by a line. For a success the line draws itself for as long
 * as the notice stays; for an error it is broken.
 */
export function NoticeLine({
  kind,
  leavesAfterMs,
}: {
  kind: 'success' | 'error'
  leavesAfterMs: number | undefined
}) {
  const route = 'M17 22C40 22 44 8 66 10s18 20 40 18 24-6 32-6'
  return (
    <svg viewBox="0 0 160 36" className="h-9 w-40" fill="none" strokeLinecap="round" aria-hidden>
      <circle cx="10" cy="22" r="6" stroke="var(--color-laterite)" strokeWidth="3" />
      {kind === 'success' ? (
        <>
          <path d={route} stroke="var(--color-line)" strokeWidth="2.5" />
          <path
            d={route}
            pathLength={1}
            strokeDasharray="1 1"
            stroke="var(--color-palm)"
            strokeWidth="2.5"
            style={
              leavesAfterMs === undefined
                ? undefined
                : { animation: `draw ${String(leavesAfterMs)}ms linear both` }
            }
          />
        </>
      ) : (
        <path
          d="M17 22C40 22 44 8 62 10M92 28c20 2 30-6 46-6M72 15l8 10M80 15l-8 10"
          stroke="var(--color-bad)"
          strokeWidth="2.5"
        />
      )}
      <path
        d="M147 24c-2-5-7-8-7-14a7 7 0 0 1 14 0c0 6-5 9-7 14Z"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="1.75"
      />
    </svg>
  )
}
