import { type RefObject, useEffect, useState } from 'react'

/**
 * Fixes the widths of columns. They are sized by content, but a long table renders only some rows at a time,
 * so without this the widths would change while scrolling.
 * @returns the width of each column in percent; null while they are being measured
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly unknown[],
  isLong: boolean,
): readonly (string | undefined)[] | null {
  const [widths, setWidths] = useState<readonly (string | undefined)[] | null>(null)

  useEffect(() => {
    if (!isLong) return
    function measure() {
      const whole = table.current?.offsetWidth ?? 0
      if (whole === 0) return
      const heads = Array.from(table.current?.querySelectorAll<HTMLElement>('thead th') ?? [])
      setWidths(
        heads.map(({ offsetWidth }) =>
          offsetWidth === 0 ? undefined : `${((offsetWidth / whole) * 100).toFixed(3)}%`,
        ),
      )
    }
    begin()
    // Another screen width may show other columns.
    function begin() {
      setWidths(null)
      requestAnimationFrame(measure)
    }
    window.addEventListener('resize', begin)
    return () => window.removeEventListener('resize', begin)
  }, [table, columns, isLong])

  return isLong ? widths : null
}
