import type { PreparedListName } from '@wbn/search/results/prepared-lists.ts';
import { searchParameters } from '@wbn/search/results/search-parameters.ts';
import {
  machineFile,
  memberPage,
  officePage,
  page,
  type RouteFacts,
  type RouteRecord,
} from './route-record.ts';

const anHourThenStale = { seconds: 3600, staleSeconds: 86_400 } as const;

/**
 * The table of all routes. React Router's routes, chunks, route manifests, canonical addresses, known query
 * parameters, forms, caching, robots.txt and the sitemap of pages are derived from it. A new page is a line here and
 * its file.
 */
const table = {
  'robots.txt': machineFile('robots.txt', 'robots.ts'),
  'web-manifest': machineFile('manifest.webmanifest', 'web-manifest.ts'),
  'sitemap-index': machineFile('sitemap.xml', 'sitemap-index.ts', { cache: anHourThenStale }),
  'sitemap-of-pages': machineFile('sitemaps/pages.xml', 'sitemap-of-pages.ts', {
    cache: anHourThenStale,
    streamed: true,
  }),
  'sitemap-part': machineFile('sitemaps/:part', 'sitemap-part.ts', {
    cache: anHourThenStale,
    streamed: true,
  }),

  home: page('', 'home.tsx', 'marketing-pages', { indexing: 'listed' }),
  'search-result': page('search-result', 'search-result.tsx', 'search', {
    layout: 'directory',
    query: ['business', ...searchParameters],
  }),
  companies: preparedList('companies'),
  'certified-products': preparedList('certified-products'),
  'verified-manufacturers': preparedList('verified-manufacturers'),
  'international-logistics': preparedList('international-logistics'),
  'private-label-industry': preparedList('private-label-industry'),
  'verified-worldwide-suppliers': preparedList('verified-worldwide-suppliers'),
  'certified-products-price-list': preparedList('certified-products-price-list'),
  industries: page('industries', 'industries.tsx', 'search', { layout: 'directory', indexing: 'listed' }),
  countries: page('countries', 'countries.tsx', 'search', {
    layout: 'directory',
    query: ['business'],
    indexing: 'listed',
  }),
  business: page('business/:slug', 'business.tsx', 'business', {
    layout: 'directory',
    // Edit mode is handled in the browser, but the redirect to the canonical name must keep it (RT-18).
    query: ['editMode'],
    slashAtEnd: true,
  }),
  'business-product': page('business-product/:slug', 'business-product.tsx', 'business', {
    layout: 'directory',
  }),
  compare: page('compare', 'compare.tsx', 'business', {
    layout: 'directory',
    query: ['products', 'businesses'],
    rarelyVisited: true,
  }),
  'verification-record': page('verification/:id', 'verification-record.tsx', 'business', {
    layout: 'directory',
    rarelyVisited: true,
  }),
  'page-removal': page('business/:id/page-removal', 'page-removal.tsx', 'business', {
    layout: 'directory',
    hasAction: true,
    rarelyVisited: true,
  }),
  // The address contains the token that stops a person's mails.
  'stop-mails': stopMails('mails/stop'),
  // Address in the mails of older releases.
  'stop-search-alerts': stopMails('search-alerts/stop'),
  profile: page('profile/:id', 'profile.tsx', 'social', { layout: 'directory' }),
  timeline: page('timeline/:id', 'timeline.tsx', 'social', {
    layout: 'directory',
    query: ['page'],
    rarelyVisited: true,
  }),
  groups: page('groups', 'groups.tsx', 'social', {
    layout: 'directory',
    query: ['search', 'industry', 'country', 'page'],
    indexing: 'listed',
    rarelyVisited: true,
  }),
  group: page('group/:slug', 'group.tsx', 'social', {
    layout: 'directory',
    query: ['after'],
    rarelyVisited: true,
  }),
  post: page('post/:id', 'post.tsx', 'social', { layout: 'directory', rarelyVisited: true }),
  'contact-form': page('contact-us/form', 'contact-form.tsx', 'marketing-pages', {
    query: ['sent', 'company', 'plan'],
    hasAction: true,
    indexing: 'listed',
    rarelyVisited: true,
  }),
  // Visitors fill it in first and register last.
  'request-quotation': page('request-quotation', 'request-quotation.tsx', 'messaging', {
    indexing: 'listed',
    rarelyVisited: true,
  }),
  // The address contains a one-time code.
  'set-id': page('setid', 'set-id.tsx', 'site', {
    cache: 'nothing',
    indexing: 'closed',
    rarelyVisited: true,
  }),
  // Cached briefly, because outdated counts would link to empty searches.
  'industry-tree': page('industry-tree.json', 'industry-tree.ts', 'site', { cache: { seconds: 60 } }),
  'country-list': page('countries.json', 'country-list.ts', 'site', { cache: { seconds: 3600 } }),
  'country-counts': page('country-counts.json', 'country-counts.ts', 'site', {
    query: ['business'],
    cache: { seconds: 60 },
  }),
  suggestions: page('suggestions.json', 'suggestions.ts', 'site', {
    query: ['search'],
    cache: { seconds: 60 },
  }),
  // All other addresses: an informational page (RT-27 to RT-49), or a redirect to the home page (RT-50).
  information: page('*', 'information.tsx', 'marketing-pages'),

  'own-profile': memberPage('profile', 'own-profile.tsx', 'social', 'site:account.myProfile'),
  'edit-profile': memberPage('profile/edit', 'edit-profile.tsx', 'social', 'site:account.editProfile'),
  newsfeed: memberPage('newsfeed', 'newsfeed.tsx', 'social', 'posts:feed.title'),
  'saved-searches': memberPage('saved-searches', 'saved-searches.tsx', 'search', 'saved-searches:title'),
  'found-group': memberPage('groups/found', 'found-group.tsx', 'social', 'group-office:form.foundTitle'),
  'group-office': memberPage('group/:slug/:screen', 'group-office.tsx', 'social', 'groups:title'),
  connections: memberPage('connections', 'connections.tsx', 'social', 'relations:title'),
  favorites: memberPage('favorites', 'favorites.tsx', 'social', 'favorites:title'),
  'own-reports': memberPage('reports', 'own-reports.tsx', 'social', 'safety:ownTitle'),
  removal: memberPage('removals/:id', 'removal.tsx', 'social', 'safety:removal.title'),
  'account-decision': memberPage(
    'account-decision',
    'account-decision.tsx',
    'social',
    'safety:removal.keyTitle',
    {
      query: ['id', 'key'],
      rarelyVisited: true,
    },
  ),
  notifications: memberPage('notifications', 'notifications.tsx', 'social', 'notifications:title'),
  'my-business': officePage('my-business', 'my-business.tsx', 'my-business:title'),
  'create-business': officePage('business/create', 'create-business.tsx', 'my-business:form.title'),
  'edit-business': officePage('business/:id/edit/:tab?', 'edit-business.tsx', 'edit-business:title', {
    layout: 'office-form',
  }),
  'own-products': officePage('business/:id/products', 'own-products.tsx', 'own-products:title'),
  'own-products-singular': officePage('business/:id/product', 'own-products.tsx', 'own-products:title'),
  'import-products': officePage(
    'business/:id/products/import',
    'import-products.tsx',
    'own-products:import.title',
  ),
  'own-product': officePage('business/:id/products/:product', 'own-product.tsx', 'own-products:editTitle'),
  'business-members': officePage('business/:id/members', 'business-members.tsx', 'business-members:title'),
  'business-members-singular': officePage(
    'business/:id/member',
    'business-members.tsx',
    'business-members:title',
  ),
  'business-activity': officePage(
    'business/:id/activity',
    'business-activity.tsx',
    'business-members:activityTitle',
  ),
  'business-export': officePage('business/:id/export', 'business-export.tsx', 'my-business:screen.export'),
  'business-figures': officePage(
    'business/:id/figures',
    'business-figures.tsx',
    'my-business:screen.figures',
  ),
  'business-quality': officePage(
    'business/:id/quality',
    'business-quality.tsx',
    'my-business:screen.quality',
  ),
  'business-verification': officePage(
    'business/:id/verification',
    'business-verification.tsx',
    'my-business:screen.verification',
    {
      packageName: 'verification',
    },
  ),
  'business-boosts': officePage('business/:id/boosts', 'business-boosts.tsx', 'my-business:screen.boosts', {
    packageName: 'membership',
  }),
  'business-support': officePage(
    'business/:id/support',
    'business-support.tsx',
    'send-request:support.title',
    {
      packageName: 'membership',
    },
  ),
  'business-membership': officePage(
    'business/:id/membership',
    'business-membership.tsx',
    'my-business:screen.membership',
    {
      packageName: 'membership',
      takesCardPayments: true,
    },
  ),

  // The address may contain a visitor's message, which must not be cached.
  'send-request': memberPage(
    'business/:id/send-request',
    'send-request.tsx',
    'messaging',
    'send-request:title',
    {
      hasAction: true,
      cache: 'nothing',
    },
  ),
  'claim-business': memberPage(
    'business/:id/claim',
    'claim-business.tsx',
    'business-office',
    'claim-business:title',
  ),
  'send-requests': memberPage('send-requests', 'send-requests.tsx', 'messaging', 'send-request:titleSeveral'),
  'write-to-person': memberPage(
    'profile/:id/message',
    'write-to-person.tsx',
    'messaging',
    'send-request:person.title',
  ),
  rounds: memberPage('requests/rounds', 'rounds.tsx', 'messaging', 'rounds:title'),
  round: memberPage('requests/rounds/:id', 'round.tsx', 'messaging', 'rounds:title'),
  'own-quotations': memberPage(
    'quotation-requests',
    'own-quotations.tsx',
    'messaging',
    'quotations:own.title',
  ),
  'own-quotation': memberPage(
    'quotation-requests/:id',
    'own-quotation.tsx',
    'messaging',
    'quotations:own.title',
  ),
  'open-quotations': memberPage('open-requests', 'open-quotations.tsx', 'messaging', 'quotations:open.title'),
  'open-quotation': memberPage(
    'open-requests/:id',
    'open-quotation.tsx',
    'messaging',
    'quotations:open.title',
  ),

  'my-messages': memberPage('my-messages', 'my-messages.tsx', 'site', 'requests:title'),
  requests: memberPage('business/:id/requests/:thread?', 'requests.tsx', 'messaging', 'requests:title', {
    layout: 'window',
  }),
} satisfies Readonly<Record<string, RouteFacts>>;

/** A page that stops mails without a login. */
function stopMails(path: string): RouteFacts {
  return page(path, 'stop-mails.tsx', 'social', {
    query: ['token'],
    hasAction: true,
    actsByAddress: true,
    cache: 'nothing',
    indexing: 'closed',
    rarelyVisited: true,
  });
}

/** A search whose filters follow from its path (LAY-33). */
function preparedList(path: PreparedListName): RouteFacts {
  return page(path, 'search-result.tsx', 'search', {
    layout: 'directory',
    query: searchParameters,
    indexing: 'listed',
  });
}

export const routeRecords: readonly RouteRecord[] = Object.entries(table).map(([name, facts]) => ({
  name,
  ...facts,
}));

/** Record of addresses that match no other. */
export const everythingElse: RouteRecord = { name: 'information', ...table.information };
