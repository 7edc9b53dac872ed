import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../api/src/testing/add-business-people.ts';
import { productCalls } from '../../api/src/testing/product-calls.ts';
import { startTestServer, type TestServer } from '../../api/src/testing/start-test-server.ts';
import { readSettings } from '../../site/server/settings.ts';
import { startSite } from '../../site/server/start-site.ts';

const purgeToken = 'only-the-site-knows-it';
let api: TestServer;
let editionsDir: string;
const sites: Server[] = [];
const listeners = process.listeners('SIGTERM');

beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'), { purgeToken });
  editionsDir = mkdtempSync(join(tmpdir(), 'wbn-editions-'));
  const facts = { id: 'australia', host: 'www.wbnaustralia.example', language: 'en' };
  mkdirSync(join(editionsDir, 'australia'));
  writeFileSync(join(editionsDir, 'australia', 'edition.json'), JSON.stringify(facts));
  sites.push(await openSite(), await openSite());
});

afterAll(async () => {
  for (const site of sites) {
    site.closeAllConnections();
    site.close();
  }
  for (const listener of process.listeners('SIGTERM'))
    if (!listeners.includes(listener)) process.removeListener('SIGTERM', listener);
  rmSync(editionsDir, { recursive: true });
  await api.stop();
});

/** One process of the site; in place of the application, names of a company's products stand on its page. */
function openSite(): Promise<Server> {
  const settings = readSettings({
    SITE_HOST: '127.0.0.1',
    SITE_PORT: '0',
    LOG_LEVEL: 'silent',
    API_URL: api.url,
    PURGE_TOKEN: purgeToken,
    EDITIONS_DIR: editionsDir,
    BUILD_DIR: editionsDir,
    PAGE_CACHE_SECONDS: '3600',
  });
  const renderPage = async (request: Request) => {
    const id = new URL(request.url).pathname.split('/')[2] ?? '';
    const names = await productCalls(api).listed(id);
    const headers = { 'content-type': 'text/html', 'surrogate-key': `business:${id}` };
    return { answer: new Response(null, { headers }), html: Buffer.from(names.join(', ')) };
  };
  return startSite({ settings, renderPage });
}

it('a company page shows what was published and deleted at once, in every process of the site', async () => {
  const people = await addBusinessPeople(api);
  const { create, setStatus, remove } = productCalls(api);
  const pages = () =>
    Promise.all(
      sites.map(async (site) => {
        const { port } = site.address() as AddressInfo;
        const answer = await fetch(`http://127.0.0.1:${port}/business/${people.businessID}/`);
        expect(answer.headers.get('surrogate-key')).toBe(`business:${people.businessID}`);
        return answer.text();
      }),
    );
  expect(await pages()).toEqual(['', '']);
  const { body } = await create(people.owner, people.businessID, { status: 'draft' });
  const id = body.data.productID;
  await setStatus(people.owner, id, 'published');
  await expect.poll(pages, { timeout: 2_000 }).toEqual(['Gate valve', 'Gate valve']);
  await remove(people.owner, id);
  await expect.poll(pages, { timeout: 2_000 }).toEqual(['', '']);
});
