import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readiness } from '@wbn/host/http/health.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { createVisitCounter, type VisitCounter } from '../count-visits.ts';
import { createSiteServer, type RenderPage } from '../create-site-server.ts';
import { createFindSite } from '../find-site.ts';
import { loadEditions } from '../load-editions.ts';
import type { PageCache } from '../page-cache.ts';
import { readSettings } from '../settings.ts';

export const html = `<html><body>${'A company page. '.repeat(200)}<script>hydrate()</script></body></html>`;

export const page = (text = html, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

export interface TestSite {
  readonly server: FastifyInstance;
  readonly pages: PageCache;
  readonly visits: VisitCounter;
  get(url: string, headers?: Record<string, string>, more?: InjectOptions): ReturnType<typeof inject>;
}

const inject = (server: FastifyInstance, options: InjectOptions) => server.inject(options);

/** Starts the site's server with two editions in a temporary folder; `env` are settings. */
export async function openTestSite(
  renderPage: RenderPage,
  env: Record<string, string> = {},
  readiness: Readiness = { isStopping: () => false },
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-site-'));
  writeEdition(folder, 'australia');
  writeEdition(folder, 'chile');
  const assets = join(folder, 'build', 'client', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'root-a1.js'), 'export {};');
  writeFileSync(join(assets, 'root-a1.js.br'), 'brotli');
  writeFileSync(join(assets, 'film-a1.mp4'), Buffer.alloc(3_000_000, 7));
  const settings = readSettings({
    EDITIONS_DIR: join(folder, 'editions'),
    BUILD_DIR: join(folder, 'build'),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const editions = await loadEditions(settings.editionsDir);
  const fallback = editions.get('australia');
  if (!fallback) throw new Error('The edition is missing');
  const visits = createVisitCounter({
    apiUrl: settings.apiUrl,
    token: settings.purgeToken,
    siteUrl: 'http://localhost:4000',
    onFailure: () => undefined,
  });
  const { server, pages } = await createSiteServer({
    settings,
    editions,
    findSite: createFindSite({
      editions,
      fallback,
      fallbackOrigin: 'http://localhost:4000',
      hosts: { api: settings.publicApiUrl, accounts: settings.accountsUrl },
    }),
    renderPage,
    visits,
    readiness,
  });
  onTestFinished(async () => {
    await server.close();
    await visits.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    server,
    pages,
    visits,
    get: (url, headers = {}, more = {}) => inject(server, { url, headers, ...more }),
  };
}

function writeEdition(folder: string, id: string): void {
  const files = join(folder, 'editions', id, 'public');
  mkdirSync(files, { recursive: true });
  const facts = { id, host: `www.wbn${id}.example`, language: 'en' };
  writeFileSync(join(folder, 'editions', id, 'edition.json'), JSON.stringify(facts));
  writeFileSync(join(files, 'logo.svg'), `<svg>${id} ${'x'.repeat(2000)}</svg>`);
}
