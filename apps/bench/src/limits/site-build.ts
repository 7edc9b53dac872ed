import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@wbn/edition/edition.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { root } from '../bed/checkout.ts';

type RenderPage = (request: Request, view: EditionView) => Promise<Response>;

export type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  entry: { readonly serverHandoffStream?: unknown },
  ...rest: unknown[]
) => Promise<Response>;

/** What the site's build exports for its server. */
export interface SiteBuild {
  readonly entry: {
    readonly module: {
      readonly default: HandleRequest;
      createRenderPage(
        build: unknown,
        options: { apiUrl: string; apiTimeout: number; onDraw?: (drawAgain: () => void) => void },
      ): RenderPage;
    };
  };
}

const site = 'http://127.0.0.1';

export function loadSiteBuild(): Promise<SiteBuild> {
  return importFile<SiteBuild>('apps/site/build/server/index.js');
}

/** Gives the document of a path of the Australian site by a build's renderer. Throws where that is none. */
export async function createRenderPath(
  renderPage: RenderPage,
  apiUrl: string,
): Promise<(path: string) => Promise<Buffer>> {
  const { default: edition } = await importFile<{ default: Edition }>('editions/australia/edition.ts');
  const hosts = { site, accounts: site, api: apiUrl };
  const view = { edition, language: edition.language, hosts };
  return async (path) => {
    const answer = await renderPage(new Request(site + path), view);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}

async function importFile<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, path)).href)) as Module;
}
