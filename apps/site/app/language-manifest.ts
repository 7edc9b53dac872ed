import { languages } from '@wbn/edition/language.ts';
import { frameName, type RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

/** What of React Router's build is told apart by language. */
interface LanguageBuild {
  readonly routes: Readonly<Record<string, unknown>>;
  readonly assets: RouteManifest;
}

/** The part of React Router's route manifest that is looked at here. */
export interface RouteManifest {
  readonly url: string;
  readonly version: string;
  readonly routes: Readonly<Record<string, unknown>>;
}

/** What the ids of a language's routes begin with; `root` is the edition's own language, whichever it is. */
export const languagePrefixes = ['root', ...languages] as const;

export type LanguagePrefix = (typeof languagePrefixes)[number];

/**
 * The routes of one language. A browser stays in one until it loads a new document, so it is spared the other four;
 * the build writes each part to a file (commands/finish-build.ts), the server names it in the document.
 */
export function languageManifest<Manifest extends RouteManifest>(
  manifest: Manifest,
  prefix: LanguagePrefix,
): Manifest {
  return {
    ...manifest,
    routes: pick(manifest.routes, (id) => id === 'root' || id.startsWith(`${prefix}/`)),
    url: manifest.url.replace(/\.js$/, `.${prefix}.js`),
  };
}

/** Names of pages that only members open, and of the layouts around them. */
const forMembers = new Set<string>(
  routeRecords.filter(({ who }) => who === 'member').flatMap(({ name, layout }) => [name, layout]),
);

interface ManifestRoute {
  readonly imports?: readonly string[];
}

/**
 * The same as browsers load it, without names that every visitor would load for nothing: what pages of members import, which they find by
 * themselves one step later, and what is there already when a page is opened.
 */
export function browserManifest<Manifest extends RouteManifest>(
  manifest: Manifest,
  prefix: LanguagePrefix,
): Manifest {
  const part = languageManifest(manifest, prefix);
  const routes = part.routes as Readonly<Record<string, ManifestRoute>>;
  const loaded = new Set(routes.root?.imports);
  const lean = Object.entries(routes).map(([id, route]) => {
    if (id === 'root') return [id, route];
    const imports = forMembers.has(id.slice(prefix.length + 1))
      ? []
      : route.imports?.filter((name) => !loaded.has(name));
    // What a route has not is as good left out.
    const has = Object.entries<unknown>({ ...route, imports }).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(has)];
  });
  return { ...part, routes: Object.fromEntries(lean) };
}

/** A build that knows one page of a language with what stands around it: React Router looks through all that it knows, several times a request. */
export function pageBuild<Build extends LanguageBuild>(
  build: Build,
  prefix: LanguagePrefix,
  { name, layout, languages: spoken }: RouteRecord,
): Build {
  const ids = new Set(['root', ...[frameName, layout, name].map((part) => `${prefix}/${part}`)]);
  const isWanted = (id: string) => ids.has(id) || (spoken === 'none' && id.startsWith('routes/'));
  const { routes } = build.assets;
  return {
    ...build,
    routes: pick(build.routes, isWanted),
    assets: { ...languageManifest(build.assets, prefix), routes: pick(routes, isWanted) },
  };
}

function pick<Value>(
  routes: Readonly<Record<string, Value>>,
  isWanted: (id: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isWanted(id)));
}
