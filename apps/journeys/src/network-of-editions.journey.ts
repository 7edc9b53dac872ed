import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { expect, inject, it } from 'vitest';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

async function withDatabase<Result>(
  work: (db: ReturnType<typeof connect>['db']) => Promise<Result>,
): Promise<Result> {
  const { url } = await joinEmbeddedServer({ dataDir: inject('dataDir') });
  const { db, close } = connect(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The address of a page on another edition of this product, where no other journey looks. */
function onPeru(path: string): string {
  const url = new URL(path, inject('siteUrl'));
  url.hostname = 'peru.localhost';
  return url.href;
}

it('STF-54: an announcement appears on pages that were cached, is closed for good, and ends', async () => {
  const content = 'Tre giorni di fiera a Lima';
  const page = await visitor.open(onPeru('/it/about-us'));
  await page.getByRole('main').waitFor();
  const line = page.locator('[data-announcement]');
  expect(await line.count()).toBe(0);
  const id = newId();
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await withDatabase((db) =>
    db
      .insertInto('announcement')
      .values({
        ...{ id, editions: ['peru'], language: 'it', content, link: '/articles', written_by: 'Ada Bell' },
        ...{ starts_at: hours(-1), ends_at: hours(1) },
      })
      .execute(),
  );
  const isShown = async (path: string) => {
    await page.goto(onPeru(path));
    await page.getByRole('main').waitFor();
    return line.isVisible();
  };
  await expect.poll(() => isShown('/it/about-us'), { timeout: 240_000, interval: 5_000 }).toBe(true);
  expect(await line.getByRole('link', { name: content }).getAttribute('href')).toBe('/it/articles');
  expect(await isShown('/about-us')).toBe(false);

  await isShown('/it/about-us');
  await line.getByRole('button').click();
  await expect.poll(() => line.count()).toBe(0);
  // Hidden before the first paint, and still there for others.
  expect(await isShown('/it/about-us')).toBe(false);
  expect(await line.count()).toBe(1);
  await page.evaluate(() => localStorage.clear());
  expect(await isShown('/it/about-us')).toBe(true);
});

it('STF-52: a search in vain is counted with its edition, language and words', async () => {
  const words = 'quillzahnrad ohneball';
  const page = await visitor.open(
    onPeru(`/it/search-result?business=ALL&countries=global&search=${encodeURIComponent(words)}`),
    {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
    },
  );
  await page.getByRole('main').waitFor();
  await expect
    .poll(() =>
      withDatabase((db) =>
        db
          .selectFrom('search_miss')
          .select(['edition', 'language', 'count'])
          .where('words', '=', words)
          .execute(),
      ),
    )
    .toEqual([{ edition: 'peru', language: 'it', count: 1 }]);
});
