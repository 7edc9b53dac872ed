import { fetchModules } from './fetch-modules.ts';

interface ManifestRoute {
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /** React Router's own: the routes of one language, by id. */
    readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, ManifestRoute>> };
  }
}

/** The build names the code of a page after its file. */
const listOfResults = '/search-result';

/**
 * What a page that somebody goes to needs besides its own code and data, asked for together with them: the browser would find what the code imports one
 * answer later. Of a list of results also what stands around its hits: what comes after them moves them, and a click that was meant for
 * one is lost. `pattern` is the route's. What cannot be fetched fails where it is drawn, in the words of the page.
 */
export async function preparePage(pattern: string, url: URL): Promise<void> {
  const routes = Object.values(window.__reactRouterManifest.routes);
  const page = routes.find(({ path, index }) => path === pattern || (index && pattern === '/'));
  // Filters lead to the same page over and over.
  fetchModules(page?.imports ?? []);
  if (!page?.module.includes(listOfResults)) return;
  const [{ loadResultCode }] = await Promise.all([
    import('@wbn/search/results/load-result-code.ts'),
    import('@wbn/search/results/result-tools.ts'),
  ]);
  await loadResultCode(url.searchParams.get('business'));
}
