/**
 * Inside an app: which of its rooms may import which. A room is a folder of `src`, or a file beside them; `wiring` starts the app and
 * joins the rooms: it may import all of them, and none imports it. Tests and fixtures may import anything.
 */
export interface AppArrows {
  readonly wiring: readonly string[];
  readonly rooms: Readonly<Record<string, readonly string[]>>;
}

export const allowedAppArrows: Readonly<Record<string, AppArrows>> = {
  'apps/api': {
    wiring: ['main', 'create-api', 'create-services', 'handlers', 'jobs', 'settings', 'commands'],
    rooms: {
      server: [],
      catalog: ['server'],
      'search-engine': ['catalog', 'server'],
      files: ['server'],
      business: ['catalog', 'files', 'search-engine', 'server'],
      social: ['business', 'catalog', 'files', 'server'],
      search: ['business', 'server', 'social'],
      'need-help': ['catalog', 'server'],
      membership: ['business', 'search-engine'],
      import: ['business', 'files', 'search-engine'],
    },
  },
  'apps/accounts': {
    wiring: ['main', 'create-host', 'create-server', 'jobs'],
    rooms: {
      settings: [],
      cookies: [],
      'return-address': [],
      'same-origin': [],
      'throttle.sql': [],
      throttle: ['throttle.sql'],
      'people.sql': [],
      'account-texts': ['texts'],
      visit: ['account-texts', 'cookies', 'return-address'],
      host: ['settings', 'visit'],
      page: ['account-texts', 'visit'],
      'read-form': ['page', 'visit'],
      tokens: ['host'],
      mails: ['page', 'tokens', 'visit'],
      auth: ['host'],
      outbox: ['host', 'page', 'visit'],
      'known-device': ['cookies', 'host'],
      'sign-in': [
        'auth',
        'host',
        'known-device',
        'page',
        'people.sql',
        'read-form',
        'throttle',
        'tokens',
        'visit',
      ],
      password: [
        'auth',
        'host',
        'known-device',
        'mails',
        'outbox',
        'page',
        'people.sql',
        'read-form',
        'throttle',
        'visit',
      ],
      register: [
        'auth',
        'cookies',
        'host',
        'mails',
        'outbox',
        'page',
        'people.sql',
        'read-form',
        'sign-in',
        'throttle',
        'visit',
      ],
      account: [
        'auth',
        'host',
        'mails',
        'page',
        'password',
        'people.sql',
        'read-form',
        'sign-in',
        'throttle',
        'tokens',
        'visit',
      ],
    },
  },
};
