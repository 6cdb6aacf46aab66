import { TEXT_LIMIT } from '@ozi/contract'
import { Clock, Mail } from 'lucide-react'
import { data } from 'react-router'
import contactScript from 'virtual:contact-script'
import { textsNow, useTexts } from '~/language'
import { contactTexts } from '~/languages/en/public/contact'
import { siteTexts } from '~/languages/en/public/site'
import { Letter } from '~/ui/art/Letter'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { pageHead } from '../shared/pageHead'
import { SitePage } from '../shared/SitePage'
import { SupportLinks } from '../shared/SupportLinks'
import { keepHeaders, readVisit } from '../shared/readVisit'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: contactScript }

const PATH = '/contact'

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  return data({ visit }, { headers: keepHeaders(visit) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead({
        title: textsNow(contactTexts).pageTitle,
        description: textsNow(contactTexts).description,
        path: PATH,
        site: loaderData.visit.site,
      })
    : []

export default function ContactPage({ loaderData: { visit } }: Route.ComponentProps) {
  const texts = useTexts(contactTexts)
  const { supportEmail } = visit.site
  const { hours } = useTexts(siteTexts)
  return (
    <SitePage visit={visit} path={PATH}>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-20 gap-y-12 px-4 pt-10 pb-16 md:px-6 md:pt-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <h1 className="text-4xl font-extrabold md:text-5xl">{texts.title}</h1>
          <p className="text-quiet mt-3 max-w-[46ch] text-lg">{texts.lead}</p>
          <ContactForm supportEmail={supportEmail} />
        </div>
        <aside aria-labelledby="ways" className="grid content-start gap-6">
          <Letter className="w-40 max-w-full lg:w-72" />
          <h2 id="ways" className="text-2xl">
            {texts.otherWays}
          </h2>
          <div className="flex gap-4">
            <Mail size={22} className="text-laterite mt-1 shrink-0" />
            <div className="min-w-0">
              <h3 className="text-quiet font-sans text-sm font-normal tracking-normal">{texts.emailTitle}</h3>
              <a
                href={`mailto:${supportEmail}`}
                className="text-palm inline-flex min-h-12 items-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                {supportEmail}
              </a>
            </div>
          </div>
          <SupportLinks
            site={visit.site}
            className="text-palm inline-flex min-h-12 items-center gap-4 font-semibold underline underline-offset-4"
          />
          <div className="flex gap-4">
            <Clock size={22} className="text-laterite mt-1 shrink-0" />
            <div>
              <h3 className="text-quiet font-sans text-sm font-normal tracking-normal">{texts.hoursTitle}</h3>
              {hours.map((line) => (
                <p key={line} className="font-semibold">
                  {line}
                </p>
              ))}
              <p className="text-quiet mt-1 text-sm">{texts.hoursHint}</p>
            </div>
          </div>
        </aside>
      </div>
    </SitePage>
  )
}

/** Its script is contactForm.ts. */
function ContactForm({ supportEmail }: { supportEmail: string }) {
  const texts = useTexts(contactTexts)
  const noScript = (
    <>
      {texts.noScript}{' '}
      <a href={`mailto:${supportEmail}`} className="font-semibold underline underline-offset-4">
        {supportEmail}
      </a>
    </>
  )
  return (
    <PageForm name="contact" noScript={noScript} className="mt-8 max-w-xl">
      <Field id="name" label={texts.name} required>
        <TextInput name="name" autoComplete="name" maxLength={TEXT_LIMIT.name} />
      </Field>
      <Field id="email" label={texts.email} hint={texts.emailHint} required>
        <EmailInput name="email" maxLength={TEXT_LIMIT.email} />
      </Field>
      <Field id="message" label={texts.message} hint={texts.messageHint} required>
        <Textarea name="message" rows={6} />
      </Field>
      <SubmitButton busyText={texts.busy} wide={false} className="justify-self-start">
        {texts.submit}
      </SubmitButton>
    </PageForm>
  )
}
