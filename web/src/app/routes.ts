import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('dev/ui', 'app/dev-ui/page.tsx'), route('*', 'app/not-found.tsx')] satisfies RouteConfig
