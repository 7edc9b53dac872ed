/** The room whose page a route shows; `site` where it is the site's own. */
type Room = 'site' | 'search' | 'business' | OfficeRoom | 'social' | 'messaging' | 'marketing-pages';
type OfficeRoom = 'business-office' | 'membership' | 'verification';

/**
 * How long an answer may be kept. `page`: the same for everybody, as long as PAGE_CACHE_SECONDS says, and browsers ask again.
 * `nothing`: it is nobody else's. Else browsers too keep it for so many seconds, and show it stale for so many more.
 */
export type CacheRule = 'page' | 'nothing' | { readonly seconds: number; readonly staleSeconds?: number };

type MemberLayout = 'members' | 'window' | 'office' | 'office-form';

/** Who may see a page, and which of the layouts below stands around it. */
type Audience =
  | { readonly who: 'anyone'; readonly layout: 'plain' | 'directory' }
  | { readonly who: 'member'; readonly layout: MemberLayout };

export type Layout = Audience['layout'];

/** Everything about an address of the site that is known before it is asked for. */
export type RouteFacts = Audience & {
  /** React Router's pattern, without language and first slash. */
  readonly path: string;
  /** In `app/routes/`. */
  readonly file: string;
  readonly room: Room;
  /** `each`: a page, under the code of each language; `none`: a file for machines. */
  readonly languages: 'each' | 'none';
  /** Query parameters that change what the server sends; all others (campaign marks and the like) it drops. */
  readonly query: readonly string[];
  /** Takes a form. */
  readonly hasAction: boolean;
  readonly cache: CacheRule;
  /** `listed` in the sitemap of pages, `open` to search engines, or `closed` to them in robots.txt. */
  readonly indexing: 'listed' | 'open' | 'closed';
  /** Its one right address ends with a slash (decision 1). */
  readonly slashAtEnd: boolean;
  /** Visitors seldom come here: what only such pages use stays out of the scripts that every page loads. */
  readonly seldom: boolean;
  /** Too large to be kept in memory: sent while it is written. */
  readonly streamed: boolean;
  /** Stripe's script may run there, and nowhere else: its document is always loaded as such. */
  readonly takesCards: boolean;
};

/** The facts of a route under its name, which is its id in React Router. */
export type RouteRecord = RouteFacts & { readonly name: string };

/** Layout routes: a file of `app/routes/` around the pages that name it; their id is their name. */
export const layoutFiles: Readonly<Record<Exclude<Layout, 'plain'>, string>> = {
  // The search bar in the header: what can be found, and where (LAY-10).
  directory: 'directory.tsx',
  // Whoever is not signed in is sent to the login and back (RT-51).
  members: 'member-pages.tsx',
  // The same as high as the window, without column and footer: its parts scroll by themselves.
  window: 'member-pages.tsx',
  // As the first, with the office's own column in place of the industries.
  office: 'member-pages.tsx',
  // And without a footer: a long form with its buttons at the bottom of the window (LAY-34).
  'office-form': 'member-pages.tsx',
};

/** Around all of them: what fails is said there. */
export const frameName = 'page-frame';
/** In `app/routes/`. */
export const frameFile = `${frameName}.tsx`;

type Given = Partial<Omit<RouteFacts, 'path' | 'file' | 'room' | 'who' | 'layout' | 'languages'>>;

const usual = {
  query: [],
  hasAction: false,
  slashAtEnd: false,
  seldom: false,
  streamed: false,
  takesCards: false,
} as const;

/** A page that everybody may read. */
export function page(
  path: string,
  file: string,
  room: Room,
  { layout = 'plain', ...given }: Given & { readonly layout?: 'plain' | 'directory' } = {},
): RouteFacts {
  const facts = { ...usual, languages: 'each', cache: 'page', indexing: 'open' } as const;
  return { ...facts, path, file, room, who: 'anyone', layout, ...given };
}

/** A page for people who are signed in: the server sends the same shell to everybody, search engines leave it out. */
export function memberPage(
  path: string,
  file: string,
  room: Room,
  { layout = 'members', ...given }: Given & { readonly layout?: MemberLayout } = {},
): RouteFacts {
  const facts = { ...usual, languages: 'each', cache: 'page', indexing: 'closed' } as const;
  return { ...facts, path, file, room, who: 'member', layout, ...given };
}

/** A page of a company's office. */
export function officePage(
  path: string,
  file: string,
  {
    layout = 'office',
    room = 'business-office',
    ...given
  }: Given & { readonly layout?: 'office' | 'office-form'; readonly room?: OfficeRoom } = {},
): RouteFacts {
  return memberPage(path, file, room, { layout, ...given });
}

/** A file for machines, at the root only. */
export function machineFile(path: string, file: string, given: Given = {}): RouteFacts {
  const facts = { ...usual, languages: 'none', cache: { seconds: 3600 }, indexing: 'open' } as const;
  return { ...facts, path, file, room: 'site', who: 'anyone', layout: 'plain', ...given };
}
