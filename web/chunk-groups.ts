/** Parts that some pages are made of and others never show, each kind a file of its own. */
const FORMS =
  /web\/src\/(ui\/field\/([Ff]ield[.C]|Textarea|Checkbox|RadioCards|ReasonField|EmailInput|PhoneInput|Password|FormError|Select)|account\/ruleTexts)/
/** What forms check by; with it comes the library of the contract's fields. */
const CHECKS = /web\/src\/(form\/|account\/accountRules)/
const TABLES = /web\/src\/ui\/table\/(Table|table[A-Z]|useSteady)/
const PLACES = /web\/src\/ui\/(combobox\/|address\/useDebounced)/
const ORDERS = /web\/src\/(order\/(?!Order)|ui\/line\/Route(Timeline|Ends)|languages\/en\/(account\/order|customer\/orders)\.)/
/** What follows orders live: a page can be used before. */
const LIVE = /web\/src\/(live\/(socket|liveList|refetch|batcher)|order\/(liveOrders|useLiveOrders))\./
/** What a page of many parts shows after its heading: lists page by page, running orders. */
const LATER =
  /web\/src\/(live\/(usePagedList|useWhenBack)|ui\/\w+\/(BackLink|ErrorState|FilterLink|OneLine|staleClass|keys|CardList|PagedRows|LoadMore|useNearScreen|SearchInput|TextInput|PictureThumb|EmptyState|tableKeys|Money|Stepper|pictureSource|phone|VisuallyHidden|Avatar|initials|useAddressParam|useSearchInAddress|useParamChanges|useMoments|opening|format|RouteProgress|EmptyBasket|LostRoad|MarketStall|RiderOkada)|areas\/customer\/shared\/ItemPicture|account\/menu\/NetworkNote|session\/(endSession|signOut)|order\/CallLinks|cart\/soldAs|languages\/en\/account\/(moments|live)|browser\/(storedToggle|idempotencyKey)|api\/serverClock)\.|(mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery|icons\/x)\.|contract\/src\/orders\/(order-life|orders)\.constants\./
/** What the customer's catalogue shows before its items have come, and with them. */
const HOME = /web\/src\/(areas\/customer\/home\/(FilterRow|CardGrid)|languages\/en\/account\/catalogue)\./
const CART = /web\/src\/(cart\/(?!soldAs)|areas\/customer\/shared\/cart\/)/
const DIALOGS = /web\/src\/ui\/\w+\/(Modal|AlertDialog|NoticeLine)\./
const ANNOUNCE = /web\/src\/live\/announce\//
/** Opened later, or shown by few: with the pages that want them. */
const SELDOM =
  /web\/src\/(api\/pageServer|language\/pageWords|live\/unsent\/|ui\/\w+\/(SideSheet|Dialog|useLeaving|Stars|ThemeToggle|Badge|Card\.|DateTime|spoken|crop|imageSize|openImage|Letter|Locked|(Admin|App|Auth|Public)Layout))/
const PARTS = /web\/src\/(ui|session|language|api|browser)\//

const FRAMEWORK = /node_modules\/(react|react-router|@tanstack|@orpc|clsx)\//
const CUSTOMER =
  /web\/src\/(areas\/customer\/shared\/(?!cart\/|drafts\/isPlace|ItemPicture|orders\/(OrderAgain|useShopAgain|WaitOrCancel|CancelOrder|useRunning|lastSeen))|order\/state\.|account\/menu\/AccountMenu\.|languages\/en\/base\/frame\.)/
const SIGNED_IN =
  /web\/src\/(ui\/(layout\/App|state\/Offline|lazy\/)|account\/menu\/useSpoken|app\/release\/reloadOnce|areas\/customer\/(shared\/orders\/(useRunning|lastSeen)|home\/running\.)|session\/flash|languages\/en\/base\/guards)|contract\/src\/[a-z]+\/(roles|events|catalogue|primitives)\.constants\.|lucide-react\/dist\/esm\/icons\/(house|message-circle|send|user-round|shopping-basket|arrow-right|receipt-text|clock)\./

/** Never on the dashboard. As files of their own, each would be named by every page of the list that it loads. */
const ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|banknote|rotate-ccw-clock|credit-card|landmark|bike|download|trash|hand-coins|users|map-pin|printer|pencil)\./

/** scripts/chunk-groups.test.ts shows that each alternative in them matches a file. */
export const PATTERNS = {
  FORMS,
  CHECKS,
  TABLES,
  PLACES,
  ORDERS,
  LIVE,
  LATER,
  HOME,
  CART,
  DIALOGS,
  ANNOUNCE,
  SELDOM,
  PARTS,
  FRAMEWORK,
  CUSTOMER,
  SIGNED_IN,
  ICONS,
}

/**
 * What many pages share travels together: dozens of files of a few hundred bytes cost a slow network a round trip
 * each, and pack worse. Of two groups that would take a module the first has it, with all it imports: what every page
 * runs on comes first, and no group holds what the dashboard could do without (decision 35).
 */
export const CHUNK_GROUPS = [
  // The libraries change seldom: a phone keeps this file through most releases.
  {
    name: 'framework',
    test: (id: string) => FRAMEWORK.test(id) && !LATER.test(id),
    minShareCount: 10,
  },
  { name: 'customer', test: CUSTOMER, minShareCount: 3 },
  {
    name: 'parts',
    test: (id: string) =>
      PARTS.test(id) &&
      ![FORMS, TABLES, PLACES, ORDERS, LIVE, LATER, DIALOGS, ANNOUNCE, SELDOM, SIGNED_IN].some((others) =>
        others.test(id),
      ),
    minShareCount: 5,
  },
  { name: 'signed-in', test: SIGNED_IN, minShareCount: 2 },
  { name: 'live', test: LIVE, minShareCount: 2 },
  { name: 'later', test: LATER, minShareCount: 2 },
  { name: 'home', test: HOME, minShareCount: 2 },
  { name: 'cart', test: CART, minShareCount: 2 },
  { name: 'dialogs', test: DIALOGS, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 4 },
  { name: 'checks', test: CHECKS, minShareCount: 2 },
  { name: 'tables', test: TABLES, minShareCount: 4 },
  { name: 'places', test: PLACES, minShareCount: 4 },
  { name: 'announce', test: ANNOUNCE, minShareCount: 2 },
  { name: 'orders', test: ORDERS, minShareCount: 3 },
  { name: 'icons', test: ICONS, minShareCount: 2 },
]
