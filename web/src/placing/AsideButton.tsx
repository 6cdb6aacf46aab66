/** At the end of a field's label: fills the field in. */
export function AsideButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="text-palm rounded-control -my-3 min-h-11 text-sm font-semibold underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
