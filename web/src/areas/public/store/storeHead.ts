import { type StoreDetails, type VendorCategory, type Weekday, WEEKDAYS } from '@ozi/contract'
import type { MetaDescriptor } from 'react-router'
import type { Site } from '~/api/site'
import { textsNow } from '~/language'
import { dayTexts } from '~/languages/en/account/days'
import { storePageTexts } from '~/languages/en/public/store'
import { pageHead } from '../shared/pageHead'

const TYPES: Record<VendorCategory, string> = {
  food: 'FoodEstablishment',
  health: 'Store',
  clothing: 'ClothingStore',
}
/** Search engines cut longer ones. */
const DESCRIPTION_LENGTH = 110

interface StoreOnPage {
  readonly store: StoreDetails
  readonly city: string
  readonly site: Site
}

/** Title, picture and facts of a shop for search engines and link previews. */
export function storeHead({ store, city, site }: StoreOnPage): MetaDescriptor[] {
  const texts = textsNow(storePageTexts)
  const path = `/stores/${store._id}`
  const head = pageHead({
    title: texts.pageTitle(store.name, city),
    description: texts.description(store.name, shortened(store.description), city),
    path,
    site,
    picture: store.image === '' ? undefined : { path: store.image, alt: texts.pictureAlt(store.name) },
  })
  return [
    ...head,
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': TYPES[store.category],
        name: store.name,
        url: site.publicUrl + path,
        ...(store.description !== '' && { description: store.description }),
        ...(store.image !== '' && { image: new URL(store.image, site.publicUrl).href }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.address,
          addressLocality: city,
          addressCountry: 'NG',
        },
        ...(store.week && { openingHoursSpecification: hoursOf(store.week) }),
        currenciesAccepted: 'NGN',
      },
    },
  ]
}

/** A sentence, so that another can follow it. */
function shortened(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ')
  const cut =
    words.length <= DESCRIPTION_LENGTH
      ? words
      : `${words.slice(0, words.lastIndexOf(' ', DESCRIPTION_LENGTH)).trim()}…`
  return cut === '' || /[.!?…]$/.test(cut) ? cut : `${cut}.`
}

const hoursOf = (week: NonNullable<StoreDetails['week']>) =>
  WEEKDAYS.flatMap((day: Weekday) =>
    week[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayTexts[day],
      opens,
      closes,
    })),
  )
