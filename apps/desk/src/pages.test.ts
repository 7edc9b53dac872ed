import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deskRights } from '@wbn/contract/desk/rights.ts';
import { handOffPath } from '@wbn/session/hand-off-path.ts';
import { describe, expect, it } from 'vitest';
import { linkOf } from './desk-page.ts';
import { deskPages } from './pages.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

describe('STF-31: the table of pages', () => {
  it('has each address once, and none that the server answers itself', () => {
    const paths = deskPages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const ofServer = /^\/(?:health|ready|robots\.txt|favicon\.svg|assets)(?:\/|$)/;
    expect(deskPages.map(linkOf).filter((link) => ofServer.test(link) || handOffPath.test(link))).toEqual([]);
  });

  it.each(deskPages)('$path has a right of the table, a name in the texts and a component', async (page) => {
    expect(Object.keys(deskRights)).toContain(page.right);
    const [namespace = '', key = ''] = page.label.split(':');
    const [file] = globSync(`${namespace.replace('desk-', '')}/locales/en.json`, { cwd: source });
    const texts = JSON.parse(readFileSync(`${source}${file}`, 'utf8')) as Record<string, unknown>;
    const text = key.split('.').reduce<unknown>((part, name) => (part as typeof texts)?.[name], texts);
    expect(typeof text).toBe('string');
    expect(typeof page.load).toBe('function');
  });
});
