import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { profilePath } from '@wbn/cards/author/author-path.ts';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import { handOffPath } from '@wbn/session/hand-off-path.ts';
import { describe, expect, it } from 'vitest';
import { readTextPath } from '../app/i18n/text-path.ts';
import { findRoute } from './find-route.ts';
import { frameFile, layoutFiles } from './route-record.ts';
import { routeRecords } from './route-records.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${site}${file}`, 'utf8');
const layouts = Object.keys(layoutFiles);

describe('the table of routes', () => {
  it('names exactly the files of app/routes', () => {
    const named = [...routeRecords.map(({ file }) => file), ...Object.values(layoutFiles), frameFile];
    const files = globSync('*.{ts,tsx}', { cwd: `${site}app/routes` });
    expect([...new Set(named)].sort()).toEqual(files.sort());
  });

  it('has one record per path, with names that differ from the layouts', () => {
    expect(new Set(routeRecords.map(({ path }) => path)).size).toBe(routeRecords.length);
    expect(routeRecords.map(({ name }) => name).filter((name) => layouts.includes(name))).toEqual([]);
  });

  it.each(routeRecords.filter(({ packageName }) => packageName !== 'site'))(
    '$name shows a page of $packageName',
    (record) => {
      expect(read(`app/routes/${record.file}`)).toContain(`from '@wbn/${record.packageName}/`);
    },
  );

  it("RT-51: closes members' pages to search engines", () => {
    expect(routeRecords.filter(({ who, indexing }) => who === 'member' && indexing !== 'closed')).toEqual([]);
  });

  it("gives members' pages a title that is a text", () => {
    const files = globSync(['packages/*/src/locales/**/en.json', 'apps/site/app/locales/en.json'], {
      cwd: `${site}../..`,
    });
    const texts = new Map(
      files.map((file) => [readTextPath(`/${file}`).namespace, JSON.parse(read(`../../${file}`))]),
    );
    const textOf = (title: string) => {
      const [namespace = '', key = ''] = title.split(':');
      return key.split('.').reduce((part, name) => part?.[name], texts.get(namespace));
    };
    const titles = routeRecords.flatMap((record) => (record.who === 'member' ? record.title : []));
    expect(titles.filter((title) => typeof textOf(title) !== 'string')).toEqual([]);
  });

  it('accepts forms exactly where the route file has an action', () => {
    const acting = routeRecords.filter(({ file }) =>
      /export async function action\b/.test(read(`app/routes/${file}`)),
    );
    expect(routeRecords.filter(({ hasAction }) => hasAction)).toEqual(acting);
  });

  it('finds the records of paths that packages build', () => {
    const general = { companyName: 'Acme' };
    const nameOf = (path: string) => findRoute(path).name;
    expect(nameOf(businessPath({ businessID: '1', general }))).toBe('business');
    expect(nameOf(productPath({ productID: '1', name: 'Pump', businessProfile: { general } }))).toBe(
      'business-product',
    );
    expect(nameOf(profilePath('1'))).toBe('profile');
    const handOffs = routeRecords.filter(({ path }) => handOffPath.test(`/${path}`));
    expect(handOffs.map(({ name }) => name)).toEqual(['set-id']);
  });
});

describe('no other source file', () => {
  const sources = globSync(['{app,commands,routing,server}/**/*.{ts,tsx}', '*.ts'], { cwd: site })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file) && file !== 'routing/route-records.ts');
  const starts = new Set(
    routeRecords.map(({ path }) => path.split('/', 1)[0] ?? '').filter((word) => /^\w/.test(word)),
  );
  /**
   * Tells whether a regular expression matches paths of routes: it contains an escaped slash and the first segment of
   * a route.
   */
  const tellsAddresses = (pattern: string) =>
    /(?<!\\)\\\//.test(pattern) && [...starts].some((word) => new RegExp(`\\b${word}\\b`).test(pattern));

  it('contains a regular expression for paths', () => {
    expect(sources.length).toBeGreaterThan(100);
    const patterns = sources.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?<=[=(:,!&|?]\s*|return )\/(?![/*\s])(?:\\.|[^\n/\\])+\/[dgimsuvy]*(?=[.,;)\s])/g,
        ),
      ]
        .filter(([pattern]) => tellsAddresses(pattern))
        .map(([pattern]) => `${file}: ${pattern}`),
    );
    expect(patterns).toEqual([]);
  });

  it('contains a path that the table does not know', () => {
    const information = new Set<string>(informationPages.map(({ path }) => path));
    const unknown = sources.flatMap((file) =>
      [...read(file).matchAll(/(?<=[\s(:[])(['"])(\/[a-z][\w/:-]*)(?:\?[^'"]*)?\1/g)]
        .map(([, , path = '']) => path)
        .filter((path) => findRoute(path).name === 'information' && !information.has(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(unknown).toEqual(['app/layout/connection.ts: /health']);
  });
});
