const ground = ['session', 'api-client', 'contract', 'ui-kit', 'edition'];
const feature = ['cards', 'forms', ...ground];

/** Which package may import which; `*` = any. Everything else is forbidden. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'editions/*': ['site', 'edition'],
  'apps/site': [
    'search',
    'social',
    'messaging',
    'business',
    'business-office',
    'membership',
    'verification',
    'marketing-pages',
    'cards',
    'forms',
    'session',
    'api-client',
    'contract',
    'ui-kit',
    'edition',
    'host',
  ],
  'apps/accounts': ['host', 'ui-kit', 'edition', 'contract', 'postgres', 'mail'],
  'apps/api': ['host', 'search-engine', 'contract', 'edition', 'postgres', 'mail'],
  'apps/desk': ['cards', 'forms', 'api-client', 'session', 'contract', 'ui-kit', 'edition', 'host'],
  'apps/demo-world': ['*'],
  'apps/bench': ['*'],
  'apps/journeys': ['*'],
  'apps/storybook': ['*'],
  'packages/search': feature,
  'packages/social': feature,
  'packages/messaging': feature,
  'packages/marketing-pages': feature,
  'packages/business': feature,
  'packages/business-office': feature,
  'packages/membership': feature,
  'packages/verification': feature,
  'packages/cards': ground,
  'packages/forms': ground,
  'packages/session': ['api-client', 'contract', 'edition'],
  'packages/api-client': ['contract'],
  'packages/host': ['contract', 'postgres', 'mail'],
  'packages/search-engine': ['contract', 'postgres'],
  'packages/contract': ['edition'],
  'packages/ui-kit': [],
  'packages/edition': [],
  'packages/postgres': [],
  'packages/mail': [],
};

/** Modules that a package may import from another, where it must not import everything. */
export const allowedModules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The site server has no database: it shares only HTTP, settings, limits, start and stop with the other hosts.
  'apps/site': {
    host: [
      'errors/handle-errors.ts',
      'http/create-fastify.ts',
      'http/health.ts',
      'http/logging.ts',
      'limits/admission.ts',
      'settings/purge-token.ts',
      'settings/read-environment.ts',
      'settings/setting-types.ts',
      'settings/settings-error.ts',
      'start/run-host.ts',
    ],
  },
  'apps/api': {
    edition: [
      'network.ts',
      'network-facts.ts',
      'site-origins.ts',
      'site-links.ts',
      'country-language.ts',
      'edition-label.ts',
      'edition-locale.ts',
      'format.ts',
    ],
  },
};
