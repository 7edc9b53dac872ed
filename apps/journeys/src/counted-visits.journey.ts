import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId } from './testing/find-address.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const firefox = (version: number) => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
});

/** The events of a company so far today. */
async function eventsOf(businessID: string) {
  const { url } = await joinEmbeddedServer({ dataDir: inject('dataDir') });
  const { db, close } = connect(url, { max: 1 });
  const events = await db
    .selectFrom('figure_event')
    .select(['kind', 'source', 'words', 'visitor'])
    .where('business_id', '=', businessID)
    .execute();
  await close();
  return events;
}

it('FIG-06: counts a company page that comes from the cache, for each visitor', async () => {
  const businessID = await findBusinessId('pompe');
  const path = await canonicalPath(`/business/${businessID}`);
  const viewers = async () => {
    const events = await eventsOf(businessID);
    return events.filter(({ kind }) => kind === 'view').length;
  };
  const before = await viewers();
  const read = (headers: Record<string, string>) => fetch(new URL(path, inject('siteUrl')), { headers });
  const tags = new Set<string | null>();
  for (const version of [140, 141, 142, 140]) {
    const answer = await read(firefox(version));
    expect(answer.status).toBe(200);
    tags.add(answer.headers.get('etag'));
  }
  // One rendering was sent four times.
  expect(tags.size).toBe(1);
  await read({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await expect.poll(viewers).toBe(before + 3);
});

it('FIG-01: counts results with their words, and the company that is opened from them without loading a document', async () => {
  const page = await visitor.open('/search-result?business=ALL&countries=global&search=pompe', {
    userAgent: firefox(150)['user-agent'],
  });
  const link = page.getByRole('main').locator('a[href*="/business/"]').first();
  const businessID = ((await link.getAttribute('href')) ?? '').replace(/\/$/, '').slice(-36);
  await link.click();
  await page.waitForURL(/\/business\//);
  const counted = async () => {
    const events = await eventsOf(businessID);
    return events.map(({ kind, source, words }) => `${kind} ${source}${words}`);
  };
  await expect.poll(counted).toEqual(expect.arrayContaining(['appearance pompe', 'view wbn-search']));
});
