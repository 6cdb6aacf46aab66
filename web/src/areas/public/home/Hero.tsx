import { RiderOkada } from '~/ui/art/RiderOkada'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { RouteUnderline } from '~/ui/route-line/RouteUnderline'
import { TextInput } from '~/ui/TextInput'
import { homeTexts as texts } from './texts'

/** The question itself. What is typed goes along to the form behind sign-in. */
export function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 pb-14 md:px-6 md:pt-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
      <div>
        <h1 className="text-5xl leading-[1.02] font-extrabold">
          {texts.headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <RouteUnderline className="mt-2 max-w-sm" />
        <p className="text-quiet mt-4 max-w-[46ch] text-lg">{texts.lead}</p>
        <form action="/dashboard/send" className="mt-7 grid max-w-md gap-4">
          <Field id="from" label={texts.from}>
            <TextInput
              name="from"
              required
              maxLength={120}
              autoComplete="off"
              placeholder={texts.fromExample}
              before={<RingMark />}
            />
          </Field>
          <Field id="to" label={texts.to}>
            <TextInput
              name="to"
              required
              maxLength={120}
              autoComplete="off"
              placeholder={texts.toExample}
              before={<PinMark />}
            />
          </Field>
          <Button type="submit" size="lg" wide>
            {texts.seeFare}
          </Button>
        </form>
      </div>
      <RiderOkada className="mx-auto w-full max-w-md lg:max-w-none" />
    </div>
  )
}
