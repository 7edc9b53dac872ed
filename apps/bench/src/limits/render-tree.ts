import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { root } from '../bed/checkout.ts';
import { serveLoop } from '../measure/worker-loop.ts';

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  entry: { readonly serverHandoffStream?: unknown },
  ...rest: unknown[]
) => Promise<Response>;

/** What the site's build exports for its server. */
interface SiteBuild {
  readonly entry: {
    readonly module: {
      readonly default: HandleRequest;
      createRenderPage(
        build: unknown,
        options: { apiUrl: string; publicApiUrl: string; apiTimeout: number },
      ): (request: Request, view: EditionView) => Promise<{ answer: Response; html?: Buffer }>;
    };
  };
}

type Render = () => Promise<Response>;

const apiUrl = process.env.API_URL ?? '';
const site = 'http://127.0.0.1';

/**
 * Lets the site's build answer every page once with its real data, keeps what its document renderer was given, and
 * then renders that over and over: no routing, no loaders, no HTTP. The build holds its own React, so its renderer
 * is the only one that can draw these trees; beside `renderToString` it does next to nothing.
 */
serveLoop<readonly string[]>(async (paths) => {
  const renders: Render[] = [];
  let treeAlone = false;
  const build = await importFile<SiteBuild>('apps/site/build/server/index.js');
  const { module } = build.entry;
  const keepTree: HandleRequest = (request, status, headers, entry, ...rest) => {
    // The loaders' data can be written out once only, and is no part of the tree.
    const { serverHandoffStream: _, ...tree } = entry;
    renders.push(() => module.default(request, status, new Headers(), tree, ...rest));
    return module.default(request, status, headers, treeAlone ? tree : entry, ...rest);
  };
  const watched = { ...build, entry: { ...build.entry, module: { ...module, default: keepTree } } };
  const renderPage = module.createRenderPage(watched, { apiUrl, publicApiUrl: apiUrl, apiTimeout: 10_000 });
  const { default: edition } = await importFile<{ default: Edition }>('editions/australia/edition.ts');
  const hosts = { site, accounts: site, api: apiUrl };
  const view = { edition, language: edition.language, hosts };
  const bodyOf = async (path: string) => {
    const { answer, html } = await renderPage(new Request(site + path), view);
    if (answer.status !== 200 || !html)
      throw new Error(`${path} answered ${answer.status} without a document`);
    // What is seen; after it the site writes the loaders' data.
    return html.toString('utf8', html.indexOf('<body'), html.lastIndexOf('</main>'));
  };
  for (const path of paths) {
    treeAlone = false;
    const whole = await bodyOf(path);
    treeAlone = true;
    if ((await bodyOf(path)) !== whole)
      throw new Error(`${path}: the tree alone gives another page than the site`);
  }
  return { work: (count) => renders[count % renders.length]?.(), concurrency: 1 };
});

async function importFile<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, path)).href)) as Module;
}
