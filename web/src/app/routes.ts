import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('areas/public/home/page.tsx'),
  route('fare', 'areas/public/home/answer.tsx'),
  route('about', 'areas/public/about/page.tsx'),
  route('services', 'areas/public/services/page.tsx'),
  route('contact', 'areas/public/contact/page.tsx'),
  route('track/:token', 'areas/public/track/page.tsx'),
  route('login', 'areas/public/login/page.tsx'),
  route('register', 'areas/public/register/page.tsx'),
  route('verify', 'areas/public/verify/page.tsx'),
  route('forgot', 'areas/public/forgot/page.tsx'),
  route('new-password', 'areas/public/new-password/page.tsx'),
  route('invitation', 'areas/public/invitation/page.tsx'),
  route('logout', 'areas/public/logout/page.tsx'),
  route('sitemap.xml', 'areas/public/seo/sitemap.ts'),
  route('robots.txt', 'areas/public/seo/robots.ts'),
  layout('app/interactive.tsx', [
    layout('app/guards/protected.tsx', [
      layout('areas/customer/shared/frame/frame.tsx', [
        route('dashboard', 'areas/customer/home/page.tsx'),
        route('dashboard/send', 'areas/customer/delivery/send.tsx'),
        route('dashboard/receive', 'areas/customer/delivery/receive.tsx'),
        route('dashboard/profile', 'areas/customer/profile/page.tsx'),
        route('dashboard/change-password', 'areas/customer/change-password/page.tsx'),
        route('dashboard/delivery', 'areas/customer/delivery-live/page.tsx'),
        route('dashboard/cart', 'areas/customer/cart/page.tsx'),
        route('dashboard/cart/checkout', 'areas/customer/checkout/page.tsx'),
        route('dashboard/orders', 'areas/customer/orders/page.tsx'),
        route('dashboard/orders/:orderId', 'areas/customer/order/page.tsx'),
      ]),
      layout('app/guards/rider.tsx', [
        layout('areas/rider/shared/frame.tsx', [
          route('rider', 'areas/rider/jobs/page.tsx'),
          route('rider/offers', 'areas/rider/offers/page.tsx'),
          route('rider/done', 'areas/rider/done/page.tsx'),
          route('rider/jobs/:orderId', 'areas/rider/job/page.tsx'),
        ]),
      ]),
      layout('app/guards/vendor.tsx', [
        layout('areas/vendor/shared/frame.tsx', [
          route('vendor', 'areas/vendor/orders/page.tsx'),
          route('vendor/orders/:orderId', 'areas/vendor/order/page.tsx'),
          route('vendor/items', 'areas/vendor/items/page.tsx'),
        ]),
      ]),
      layout('app/guards/admin.tsx', [
        layout('areas/admin/shared/frame.tsx', [
          route('admin', 'areas/admin/overview/page.tsx'),
          route('admin/users', 'areas/admin/users/page.tsx'),
          route('admin/fare', 'areas/admin/fare/page.tsx'),
          route('admin/vendors', 'areas/admin/vendors/page.tsx'),
          route('admin/items', 'areas/admin/items/page.tsx'),
          route('admin/riders', 'areas/admin/riders/page.tsx'),
          route('admin/orders/new', 'areas/admin/new-order/page.tsx'),
          route('admin/orders', 'areas/admin/orders/page.tsx', [
            route(':orderId', 'areas/admin/orders/order.tsx'),
          ]),
          route('admin/chats/:conversationId?', 'areas/admin/chats/page.tsx'),
          route('admin/messages', 'areas/admin/messages/page.tsx'),
          route('admin/staff', 'areas/admin/staff/page.tsx'),
          route('admin/audit', 'areas/admin/audit/page.tsx'),
        ]),
      ]),
    ]),
  ]),
  route('offline', 'app/offline/page.tsx'),
  route('dev/ui', 'app/dev-ui/page.tsx'),
  route('dev/ui/frames/:frame', 'app/dev-ui/frame.tsx'),
  route('*', 'app/not-found.tsx'),
] satisfies RouteConfig
