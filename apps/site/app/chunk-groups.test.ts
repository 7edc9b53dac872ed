import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const site = '/wbn/apps/site/app';
const packages = '/wbn/packages';

/** Who imports a module, statically or late, by its id. */
type Importers = Readonly<
  Record<string, { readonly by?: readonly string[]; readonly late?: readonly string[] }>
>;

/** The file that a module lies in, or none: then it stays with the one who uses it. */
function fileOf(id: string, importers: Importers): string | null {
  const graph = {
    getModuleInfo: (module: string) => ({
      importers: importers[module]?.by ?? [],
      dynamicImporters: importers[module]?.late ?? [],
    }),
  };
  for (const { name, test } of chunkGroups) {
    if (test && !(test instanceof RegExp ? test.test(id) : test(id))) continue;
    const found = typeof name === 'string' ? name : name(id, graph);
    if (found !== null) return found;
  }
  return null;
}

const page = (name: string) => `${site}/routes/${name}.tsx`;

it('what members share lies in few files: of their frame, of many pages, of a room', () => {
  const control = `${packages}/ui-kit/src/controls/progress.tsx`;
  const frame = `${site}/layout/icons-of-member.tsx`;
  const late = { [frame]: { late: [`${site}/layout/late-icon.tsx`] } };
  expect(fileOf(control, { [control]: { by: [page('favorites'), frame] }, ...late })).toBe('member-frame');
  const many = ['favorites', 'newsfeed', 'my-business', 'connections'].map(page);
  expect(fileOf(control, { [control]: { by: many } })).toBe('member-parts');
  expect(fileOf(control, { [control]: { by: [page('favorites'), page('newsfeed')] } })).toBe('social-parts');
});

it('what visitors use, often, seldom or late, lies in no file of members', () => {
  const control = `${packages}/ui-kit/src/controls/checkbox.tsx`;
  const members = [page('favorites'), page('newsfeed'), page('my-business'), page('connections')];
  const withMembers = (visitor: string, more: Importers = {}) =>
    fileOf(control, { [control]: { by: [...members, visitor] }, ...more });
  expect(withMembers(page('home'))).toBe('home-parts');
  expect(withMembers(page('contact-form'))).toBe('contact-form-late');
  const tools = `${packages}/search/src/results/result-tools.ts`;
  expect(withMembers(tools, { [tools]: { late: [page('search-result')] } })).toBe('result-tools-late');
  expect(withMembers(`${site}/root.tsx`)).toBe('shared');
});

it('a click on the login does not load the frame of members', () => {
  const challenge = `${packages}/session/src/login-challenge.ts`;
  const importers = { [challenge]: { by: [page('set-id')], late: [`${site}/layout/site-header.tsx`] } };
  expect(fileOf(challenge, importers)).toBe('login-challenge-late');
});
