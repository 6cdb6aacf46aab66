import { type RefObject, useEffect, useState } from 'react'

/**
 * Columns are as wide as what is in them asks for. Of a long table only some rows are drawn at a time, so that the
 * widths are kept as they were found, and do not change as one scrolls.
 * @returns the width of each column as it stands in the head, in percent; null while they find their own
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
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
    measure()
    // On another screen other columns are there.
    function begin() {
      setWidths(null)
      requestAnimationFrame(measure)
    }
    window.addEventListener('resize', begin)
    return () => window.removeEventListener('resize', begin)
  }, [table, isLong])

  return isLong ? widths : null
}
