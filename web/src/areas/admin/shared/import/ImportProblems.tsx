import type { ImportProblem } from '@ozi/contract'
import { importTexts as texts } from './texts'

/** Each bad line by its number, with its column and why. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <section className="border-bad rounded-card overflow-hidden border">
      <h3 className="text-bad bg-bad-wash px-4 py-2 text-base">{texts.bad(problems.length)}</h3>
      <div className="max-h-64 overflow-y-auto" tabIndex={0} role="region" aria-label={texts.why}>
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="text-quiet">
              <th className="px-4 py-2 font-semibold">{texts.line}</th>
              <th className="px-2 py-2 font-semibold">{texts.column}</th>
              <th className="px-4 py-2 font-semibold">{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, message }) => (
              <tr key={`${String(line)} ${column}`} className="border-line border-t align-top">
                <td className="px-4 py-1.5 tabular-nums">{line}</td>
                <td className="px-2 py-1.5">{column}</td>
                <td className="px-4 py-1.5 wrap-anywhere">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
