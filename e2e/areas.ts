/**
 * Which journeys a change can break, for `npm test -- --changed`: a journey's file belongs to the area with the
 * longest fitting name. A change in a folder that no area names, e.g. web/src/ui, can break all of them.
 */
export interface Area {
  /** How the names of its spec files begin. */
  readonly specs: readonly string[]
  readonly folders: readonly string[]
}

const web = (...names: string[]) => names.map((name) => `web/src/${name}`)
const server = (...names: string[]) => names.map((name) => `server/src/modules/${name}`)

const people = [
  ...web('areas/admin/users', 'areas/admin/riders', 'areas/admin/vendors'),
  ...server('people', 'customers', 'riders', 'vendors'),
]
const placing = [...web('placing'), ...server('map', 'orders', 'places', 'pricing')]
const orders = [...web('order'), ...server('orders', 'payments')]
const catalogue = [...web('catalogue', 'importing'), ...server('catalogue')]
const everyPage = web('areas')

export const areas: readonly Area[] = [
  {
    specs: ['account', 'way-in', 'second-factor', 'sessions', 'profile'],
    folders: [
      ...web(
        'account',
        'areas/customer/my-data',
        'areas/customer/profile',
        'areas/customer/change-password',
        'areas/customer/saved',
        'areas/customer/two-step',
      ),
      ...web('areas/public/login', 'areas/public/register', 'areas/public/verify', 'areas/public/forgot'),
      ...web('areas/public/new-password', 'areas/public/logout', 'areas/public/script'),
      ...web('areas/customer/home'),
      ...server('accounts', 'address-book', 'own-data'),
    ],
  },
  {
    specs: ['first-page'],
    folders: [
      ...web('areas/customer/home', 'areas/customer/shared', 'areas/rider/jobs', 'areas/rider/shared'),
      ...web('areas/vendor/orders', 'areas/vendor/shared', 'areas/admin/overview', 'areas/admin/shared'),
      ...server('accounts'),
    ],
  },
  {
    specs: ['public'],
    folders: [
      ...web(
        'areas/public/language',
        'areas/public/about',
        'areas/public/reading',
        'areas/public/contact',
        'areas/public/home',
        'areas/public/seo',
      ),
      ...web('areas/public/stores'),
      ...web('areas/public/services', 'areas/public/shared', 'areas/public/script'),
      ...server('contact', 'places', 'pricing'),
    ],
  },
  {
    specs: ['messages'],
    folders: [
      ...web('areas/admin/messages', 'areas/public/contact', 'areas/public/script'),
      ...server('contact'),
    ],
  },
  {
    specs: ['track'],
    folders: [...web('areas/public/track', 'areas/public/script', 'areas/customer/delivery-live'), ...orders],
  },
  {
    specs: ['map', 'send', 'receive', 'suggestions'],
    folders: [
      ...web('areas/customer/delivery', 'areas/customer/shared', 'map'),
      ...web('areas/public/home', 'areas/public/script', 'areas/public/shared'),
      ...placing,
    ],
  },
  {
    specs: ['paying', 'payout'],
    folders: [
      ...web('areas/admin/payouts', 'areas/rider'),
      ...server('earnings', 'payouts'),
      ...web(
        'areas/customer/payment',
        'areas/customer/receipt',
        'areas/customer/order',
        'areas/customer/delivery',
      ),
      ...placing,
      ...orders,
    ],
  },
  {
    specs: ['cart', 'checkout', 'shop'],
    folders: [
      ...web('areas/customer/cart', 'areas/customer/checkout', 'areas/customer/home'),
      ...web('areas/customer/shared', 'areas/public/store', 'areas/public/script', 'cart'),
      ...placing,
      ...catalogue,
    ],
  },
  {
    specs: [
      'order',
      'orders',
      'redelivery',
      'hand-over-photo',
      'news-heard',
      'rider',
      'rider-offline',
      'following',
    ],
    folders: [
      ...web('areas/customer/order', 'areas/customer/orders', 'areas/customer/delivery-live'),
      ...web('areas/customer/home', 'areas/customer/shared', 'areas/admin/shared', 'placing'),
      ...web('areas/rider', 'areas/vendor/order', 'areas/vendor/orders', 'areas/vendor/shared'),
      ...web('areas/admin/orders', 'areas/admin/overview'),
      ...orders,
      ...server('cash', 'riders', 'vendors'),
    ],
  },
  {
    specs: ['vendor', 'items-import', 'admin-items'],
    folders: [...web('areas/vendor', 'areas/admin/items'), ...catalogue, ...server('vendors')],
  },
  {
    specs: ['chat', 'admin-chat'],
    folders: [
      ...web('chat', 'areas/admin/chat', 'areas/admin/shared', 'areas/customer/shared'),
      ...server('chat'),
    ],
  },
  {
    specs: ['admin-order-life', 'admin-orders', 'admin-stages', 'admin-new-order'],
    folders: [
      ...web('areas/admin/orders', 'areas/admin/new-order', 'areas/admin/shared'),
      ...placing,
      ...orders,
    ],
  },
  {
    specs: ['dispatch'],
    folders: [...web('areas/admin/dispatch', 'areas/admin/shared/order-sheet', 'live', 'map'), ...orders],
  },
  { specs: ['push'], folders: [...web('worker', 'account/notifications'), ...server('news')] },
  {
    specs: ['push-order-life'],
    folders: [
      ...web('worker', 'account/notifications', 'areas/customer', 'areas/rider', 'areas/vendor'),
      ...placing,
      ...orders,
      ...server('news'),
    ],
  },
  { specs: ['admin-cash'], folders: [...web('areas/admin/cash', 'areas/rider/cash'), ...server('cash')] },
  { specs: ['audit'], folders: [...web('areas/admin/audit'), ...server('audit')] },
  { specs: ['admin-fare'], folders: [...web('areas/admin/fare'), ...server('pricing')] },
  { specs: ['overview'], folders: [...web('areas/admin/overview'), ...server('overview', 'orders')] },
  { specs: ['people'], folders: [...people, ...web('importing')] },
  {
    specs: ['admin', 'staff'],
    folders: [
      ...web('areas/admin', 'areas/public/invitation', 'areas/public/script', 'areas/public/shared'),
      ...web('account', 'importing', 'catalogue'),
      ...people,
      ...server(
        'staff',
        'accounts',
        'audit',
        'operations',
        'orders',
        'payments',
        'overview',
        'catalogue',
        'chat',
      ),
    ],
  },
  {
    // The whole product, or each of its pages.
    specs: [
      ...['app', 'gone', 'languages', 'markup', 'offline-areas', 'pages', 'refused-changes'],
      ...['release', 'server-away', 'states', 'way-back', 'weight'],
    ],
    folders: [
      ...everyPage,
      ...web('account', 'catalogue', 'chat', 'importing', 'order', 'placing'),
      'server/src/modules',
    ],
  },
]
