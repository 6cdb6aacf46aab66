interface ChosenOptionsProps {
  options: readonly { readonly name: string }[] | undefined
}

/** The options chosen with an item, in one quiet line below its name. */
export function ChosenOptions({ options = [] }: ChosenOptionsProps) {
  if (options.length === 0) return null
  return (
    <span className="text-quiet block text-sm font-normal wrap-anywhere">
      {options.map(({ name }) => name).join(', ')}
    </span>
  )
}
