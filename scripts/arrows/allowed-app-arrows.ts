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
    wiring: ['main', 'create-api', 'create-services', 'handlers', 'settings', 'commands'],
    rooms: {
      server: [],
      catalog: ['server'],
      'search-engine': ['catalog', 'server'],
      files: ['server'],
      post: ['server'],
      business: ['catalog', 'files', 'post', 'search-engine', 'server'],
      social: ['business', 'catalog', 'files', 'server'],
      search: ['business', 'server', 'social'],
      needhelp: ['catalog', 'post', 'server'],
      membership: ['business', 'search-engine'],
      import: ['business', 'files', 'search-engine'],
    },
  },
  'apps/accounts': {
    wiring: ['main', 'create-host', 'create-server'],
    rooms: {
      settings: [],
      cookies: [],
      'return-address': [],
      'same-origin': [],
      'static-routes': [],
      throttle: [],
      'people.sql': [],
      'account-texts': ['texts'],
      visit: ['account-texts', 'cookies', 'return-address'],
      host: ['settings', 'visit'],
      page: ['account-texts', 'visit'],
      'read-form': ['page', 'visit'],
      'account-post': ['host', 'page', 'visit'],
      tokens: ['host'],
      auth: ['host'],
      outbox: ['host', 'page', 'visit'],
      'sign-in': ['auth', 'host', 'page', 'people.sql', 'read-form', 'throttle', 'tokens', 'visit'],
      password: [
        'account-post',
        'auth',
        'host',
        'outbox',
        'page',
        'people.sql',
        'read-form',
        'throttle',
        'visit',
      ],
      register: [
        'account-post',
        'auth',
        'cookies',
        'host',
        'outbox',
        'page',
        'people.sql',
        'read-form',
        'sign-in',
        'throttle',
        'visit',
      ],
      account: [
        'account-post',
        'auth',
        'host',
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
