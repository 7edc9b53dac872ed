import { expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createStoredFiles } from './stored-files.ts';

const open = (storeUrl: string) =>
  createStoredFiles({
    store: { urlOf: (key: string) => storeUrl + key } as FileStore,
    filesDir: '/nowhere',
    hostUrl: () => 'https://api.example',
    isOwnSite: (origin) => origin === 'https://www.site.example',
  });

it('recognizes our files by the address of rows, of the API and of a site, and of no other host', () => {
  const files = open('/files/');
  for (const url of [
    '/files/business/a1.avif',
    'https://api.example/files/business/a1.avif',
    'https://www.site.example/files/business/a1.avif',
  ])
    expect([files.keyOf(url), files.addressOf(url)], url).toEqual([
      'business/a1.avif',
      '/files/business/a1.avif',
    ]);
  for (const url of [
    'https://www.other.example/files/business/a1.avif',
    'https://www.site.example.other.example/files/business/a1.avif',
    'https://www.other.example/?https://www.site.example/files/business/a1.avif',
    'https://www.site.example/files/private/a1.avif',
    'https://www.site.example/files/../a1.avif',
    'https://www.site.example/business/a1.avif',
  ])
    expect(files.addressOf(url), url).toBeUndefined();
});

it('keeps the whole address of a store elsewhere', () => {
  const files = open('https://store.example/bucket/');
  const url = 'https://store.example/bucket/business/a1.avif';
  expect([files.keyOf(url), files.addressOf(url)]).toEqual(['business/a1.avif', url]);
  expect(files.addressOf('/files/demo/a1.svg')).toBe('/files/demo/a1.svg');
});
