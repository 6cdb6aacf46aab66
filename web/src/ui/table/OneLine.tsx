/** A text that is cut where its column ends; whole under the pointer. */
export function OneLine({ children: text }: { children: string }) {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  )
}

/**
 * A column that takes a part of the table, where its text is cut.
 * @param width e.g. 'md:w-[20%]'
 */
export const cutAt = (width: string): string => `md:max-w-0 ${width}`
