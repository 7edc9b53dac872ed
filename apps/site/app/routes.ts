import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

// The edition's own language stands at the root, the others under their code. Which one is which, the server
// knows: it redirects the code of the edition's own language to the root.
const codes = ['en', 'es', 'it', 'zh'];

/** Pages with the search bar in the header: what can be found, and where (LAY-10). */
const directory = [
  ['search-result', 'routes/search-result.tsx'],
  ['industries', 'routes/industries.tsx'],
  ['countries', 'routes/countries.tsx'],
  ['business/:slug', 'routes/business.tsx'],
  ['business-product/:slug', 'routes/business-product.tsx'],
  ['profile/:id', 'routes/profile.tsx'],
] as const;

/** Pages of whoever runs a company; others are sent to the login and back (RT-51). */
const management = [
  ['my-business', 'routes/my-business.tsx'],
  ['business/create', 'routes/create-business.tsx'],
  ['business/:id/edit/:tab?', 'routes/edit-business.tsx'],
  ['business/:id/products', 'routes/own-products.tsx'],
  ['business/:id/product', 'routes/own-products.tsx'],
  ['business/:id/products/import', 'routes/import-products.tsx'],
  ['business/:id/products/:product', 'routes/own-product.tsx'],
  ['business/:id/members', 'routes/business-members.tsx'],
  ['business/:id/member', 'routes/business-members.tsx'],
  ['business/:id/activity', 'routes/business-activity.tsx'],
  ['business/:id/membership', 'routes/business-membership.tsx'],
] as const;

/** Pages of members that are still to come; whoever is not signed in is sent to the login and back (RT-51). */
const members = [
  'my-messages',
  'newsfeed',
  'timeline/:id',
  'business/:id/requests/:thread?',
  'business/:id/send-request',
];

function pages(language: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    route('', 'routes/home.tsx', { ...id('home'), index: true }),
    layout(
      'routes/directory.tsx',
      id('directory'),
      directory.map(([path, file]) => route(path, file, id(path))),
    ),
    route('profile', 'routes/own-profile.tsx', id('profile')),
    route('profile/edit', 'routes/edit-profile.tsx', id('profile/edit')),
    ...management.map(([path, file]) => route(path, file, id(path))),
    ...members.map((path) => route(path, 'routes/member.tsx', id(path))),
    route('setid', 'routes/set-id.tsx', id('set-id')),
    route('industry-tree.json', 'routes/industry-tree.ts', id('industry-tree')),
    route('contact-us/form', 'routes/contact-form.tsx', id('contact-form')),
    // All other addresses: an information page (RT-27 to RT-49), or the way home (RT-50).
    route('*', 'routes/information.tsx', id('information')),
  ];
}

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/pages.xml', 'routes/sitemap-of-pages.ts'),
  route('sitemaps/:part', 'routes/sitemap-part.ts'),
  ...pages('root'),
  ...codes.flatMap((code) => prefix(code, pages(code))),
] satisfies RouteConfig;
