/** The package whose page a route shows; `site` for the site's own. */
type PagePackage =
  | 'site'
  | 'search'
  | 'business'
  | OfficePackage
  | 'social'
  | 'messaging'
  | 'marketing-pages';
type OfficePackage = 'business-office' | 'membership' | 'verification';

/**
 * How long a response may be cached. `page`: the same for everybody, cached for PAGE_CACHE_SECONDS and revalidated by
 * browsers. `nothing`: not cached. Otherwise browsers cache it too for `seconds`, and use it stale for `staleSeconds`
 * more.
 */
export type CacheRule = 'page' | 'nothing' | { readonly seconds: number; readonly staleSeconds?: number };

type MemberLayout = 'members' | 'window' | 'office' | 'office-form';

/** Who may see a page, and the layout around it. */
type Audience =
  | { readonly who: 'anyone'; readonly layout: 'plain' | 'directory' }
  | {
      readonly who: 'member';
      readonly layout: MemberLayout;
      /** Key of the title's text, such as `favorites:title`. */
      readonly title: string;
    };

export type Layout = Audience['layout'];

/** All facts about a route, from which routing, caching and indexing are derived. */
export type RouteFacts = Audience & {
  /** React Router pattern, without language and leading slash. */
  readonly path: string;
  /** File name in `app/routes/`. */
  readonly file: string;
  readonly packageName: PagePackage;
  /** `each`: a page, under the code of each language; `none`: a file for machines. */
  readonly languages: 'each' | 'none';
  /** Query parameters that change the server's response; the server removes all others, such as campaign parameters. */
  readonly query: readonly string[];
  /** The route accepts form submissions. */
  readonly hasAction: boolean;
  /** Its address alone says what to do, by a secret: forms of any type and from anywhere are taken, as mail programs send them (RFC 8058). */
  readonly actsByAddress: boolean;
  readonly cache: CacheRule;
  /** `listed` in the sitemap of pages, `open` to search engines, or `closed` to them in robots.txt. */
  readonly indexing: 'listed' | 'open' | 'closed';
  /** The canonical address ends with a slash (decision 1). */
  readonly slashAtEnd: boolean;
  /** Rarely visited: code used only by such pages stays out of the shared chunks. */
  readonly rarelyVisited: boolean;
  /** Too large for the page cache: streamed. */
  readonly streamed: boolean;
  /** The content security policy allows Stripe on this page only, and it is always loaded as a document. */
  readonly takesCardPayments: boolean;
};

/** A route with its name, which is its id in React Router. */
export type RouteRecord = RouteFacts & { readonly name: string };

/** Layout routes: files of `app/routes/` around the pages that name them; a layout's id is its name. */
export const layoutFiles: Readonly<Record<Exclude<Layout, 'plain'>, string>> = {
  // Shows placeholders while companies and products load, and what is chosen for comparison.
  directory: 'directory.tsx',
  // Visitors are sent to the login and back (RT-51). Without the column of industries.
  members: 'member-pages.tsx',
  // Like `members`, filling the window, without footer; its parts scroll.
  window: 'member-pages.tsx',
  // Like `members`, with the office's column.
  office: 'member-pages.tsx',
  // Like `office`, without a footer: a long form with its buttons at the bottom of the window (LAY-34).
  'office-form': 'member-pages.tsx',
};

/** The layout around all others, with the error boundary. */
export const frameName = 'page-frame';
/** File name in `app/routes/`. */
export const frameFile = `${frameName}.tsx`;

type Given = Partial<Omit<RouteFacts, 'path' | 'file' | 'packageName' | 'who' | 'layout' | 'languages'>>;

const usual = {
  query: [],
  hasAction: false,
  actsByAddress: false,
  slashAtEnd: false,
  rarelyVisited: false,
  streamed: false,
  takesCardPayments: false,
} as const;

/** A public page. */
export function page(
  path: string,
  file: string,
  packageName: PagePackage,
  { layout = 'plain', ...given }: Given & { readonly layout?: 'plain' | 'directory' } = {},
): RouteFacts {
  const facts = { ...usual, languages: 'each', cache: 'page', indexing: 'open' } as const;
  return { ...facts, path, file, packageName, who: 'anyone', layout, ...given };
}

/** A page for signed-in people: the server sends the same shell to everybody, and it is closed to search engines. */
export function memberPage(
  path: string,
  file: string,
  packageName: PagePackage,
  title: string,
  { layout = 'members', ...given }: Given & { readonly layout?: MemberLayout } = {},
): RouteFacts {
  const facts = { ...usual, languages: 'each', cache: 'page', indexing: 'closed' } as const;
  return { ...facts, path, file, packageName, who: 'member', layout, title, ...given };
}

/** A page of a company's office. */
export function officePage(
  path: string,
  file: string,
  title: string,
  {
    layout = 'office',
    packageName = 'business-office',
    ...given
  }: Given & { readonly layout?: 'office' | 'office-form'; readonly packageName?: OfficePackage } = {},
): RouteFacts {
  return memberPage(path, file, packageName, title, { layout, ...given });
}

/** A file for machines, at the root only. */
export function machineFile(path: string, file: string, given: Given = {}): RouteFacts {
  const facts = { ...usual, languages: 'none', cache: { seconds: 3600 }, indexing: 'open' } as const;
  return { ...facts, path, file, packageName: 'site', who: 'anyone', layout: 'plain', ...given };
}
