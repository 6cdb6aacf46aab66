import { LockedGate } from '~/ui/art/LockedGate'
import { LinkButton } from '~/ui/Button'

export function AdminsOnly() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <LockedGate className="w-full max-w-72" />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">Administrators only</h1>
        <p className="text-quiet">This part of Ozi is for the people who run it.</p>
      </div>
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </main>
  )
}
