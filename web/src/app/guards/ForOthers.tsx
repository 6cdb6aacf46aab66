import { LockedGate } from '~/ui/art/LockedGate'
import { LinkButton } from '~/ui/Button'

/** Shown instead of pages for another role; requests no data. */
export function ForOthers({ title, children }: { title: string; children: string }) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <LockedGate className="w-full max-w-72" />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-quiet">{children}</p>
      </div>
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </main>
  )
}
