import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import { root } from '../bed/checkout.ts';
import { serveLoop } from '../measure/worker-loop.ts';

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  ...rest: unknown[]
) => Promise<Response>;

/** What the site's build exports for its server. */
interface SiteBuild {
  readonly entry: {
    readonly module: {
      readonly default: HandleRequest;
      createRenderPage(
        build: unknown,
        options: { apiUrl: string; apiTimeout: number },
      ): (request: Request, view: EditionView) => Promise<Response>;
    };
  };
}

const apiUrl = process.env.API_URL ?? '';
const site = 'http://127.0.0.1';

/**
 * Lets the site's build render every page once with its real data, keeps the tree that React was given, and then
 * renders these trees over and over: no loading, no HTTP, nothing of the site around it.
 */
serveLoop<readonly string[]>(async (paths) => {
  const trees: React.ReactNode[] = [];
  const build = await importFile<SiteBuild>('apps/site/build/server/index.js');
  const { module } = build.entry;
  const keepTree: HandleRequest = (request, status, headers, entry, ...rest) => {
    // The stream of loader data can be read once, and the site writes it after React is done.
    const { serverHandoffStream: _, ...context } = entry;
    trees.push(createElement(ServerRouter, { context, url: request.url }));
    return module.default(request, status, headers, entry, ...rest);
  };
  const watched = { ...build, entry: { ...build.entry, module: { ...module, default: keepTree } } };
  const render = module.createRenderPage(watched, { apiUrl, apiTimeout: 10_000 });
  const { default: edition } = await importFile<{ default: Edition }>('editions/australia/edition.ts');
  const view: EditionView = {
    edition,
    language: edition.language,
    hosts: { site, accounts: site, api: apiUrl },
  };
  for (const path of paths) {
    const response = await render(new Request(site + path), view);
    const page = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const alone = renderToString(trees.at(-1));
    if (!isWhole(alone, page)) throw new Error(`${path}: React alone renders another page than the site`);
  }
  return { work: (count) => renderToString(trees[count % trees.length]), concurrency: 1 };
});

/** The site adds the loaders' data and texts at the end; what React itself writes must be all there. */
function isWhole(alone: string, page: string): boolean {
  const end = alone.indexOf('</main>');
  return end > 0 && page.includes(alone.slice(alone.indexOf('<main'), end));
}

async function importFile<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, path)).href)) as Module;
}
