import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/map'

export default {
  mapTexts: {
    map: 'Maapụ',
    zoomIn: 'Mee ka ọ dịkwuo nso',
    zoomOut: 'Mee ka ọ dịkwuo anya',
    movable:
      'Igodo akụ na-ebugharị ya, jide Shift ka ọ gakwuo n’ihu. Enter na-edobe ya, Escape na-eweghachi ya.',
    sketch: 'Ihe osise, e tụbeghị ya atụ',
    sources: 'Ebe e si nweta ya',
    twoFingers: 'Jiri mkpịsị aka abụọ bugharịa maapụ',
    holdControl: 'Jide Ctrl ma pịgharịa ka i bịarute maapụ nso',
    holdCommand: 'Jide ⌘ ma pịgharịa ka i bịarute maapụ nso',
    way: 'Ụzọ a ga-agbaso',
    loading: 'Na-ebubata maapụ…',
    unsupported: 'Ihe nchọgharị a enweghị ike igosi maapụ. Ihe niile na-arụ ọrụ na-enweghị ya.',
    failed: 'Maapụ ebubataghị. Ihe niile na-arụ ọrụ na-enweghị ya.',
    retry: 'Nwaa ọzọ',
    saving: 'E bubataghị ya, iji chekwaa data.',
    show: 'Gosi maapụ',
    pickup: (place) => `Ebe a ga-eburu ya: ${place}`,
    dropoff: (place) => `Ebe a ga-ebuga ya: ${place}`,
    pickupAt: (place) => `Ebe a ga-eburu ya bụ ${place}.`,
    dropoffAt: (place) => `Ebe a ga-ebuga ya bụ ${place}.`,
    rider: 'Onye ozi',
    drag: 'Dọkpụrụ akara ahụ gaa kpọmkwem n’ebe ahụ.',
    dragOne: 'Dọkpụrụ mgbanaka ahụ gaa kpọmkwem n’ebe ahụ.',
    asking: 'Na-elele ihe dị ebe ahụ…',
    closed: 'Emechiela ụzọ ndị e ji ntụpọ gosi ugbu a.',
    outside: 'Ndị ozi anyị anaghị aga ebe ahụ. Ebe ahụ nọgidere ka ọ dị na mbụ.',
  },
} satisfies Translation<typeof english>
