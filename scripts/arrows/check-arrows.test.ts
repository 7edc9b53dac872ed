import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.ts';
import { type Room, readImports, readRooms } from './read-rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function room(path: string, over: Partial<Room> = {}): Room {
  const name = path.split('/')[1] ?? path;
  return { path, name, dependencies: {}, devDependencies: {}, files: [], ...over };
}

function source(path: string, text: string) {
  return { path, text, imports: readImports(text), development: false };
}

describe('imports between packages', () => {
  it('follow the rules in this workspace', () => {
    const rooms = readRooms(root);
    expect(rooms.length).toBeGreaterThan(12);
    expect(rooms.flatMap((known) => known.files).length).toBeGreaterThan(100);
    expect(checkArrows(rooms)).toEqual([]);
  });

  it('refuse a dependency that the design does not list', () => {
    const findings = checkArrows([
      room('packages/search', { dependencies: { '@wbn/social': 'workspace:*' } }),
    ]);
    expect(findings).toEqual([
      'packages/search/package.json: search -> @wbn/social is not an arrow of the design',
    ]);
  });

  it('refuse an import that the design does not list, even when it is declared', () => {
    const files = [source('packages/ui-kit/src/a.ts', "import { x } from '@wbn/edition/edition.ts';")];
    const findings = checkArrows([
      room('packages/ui-kit', { files, devDependencies: { '@wbn/edition': 'workspace:*' } }),
    ]);
    expect(findings).toEqual([
      'packages/ui-kit/src/a.ts: ui-kit -> @wbn/edition is not an arrow of the design',
    ]);
  });

  it('refuse a dependency that is used but not declared, and a path into another room', () => {
    const text =
      "import { nanoid } from 'nanoid';\nimport { y } from '../../search/src/y.ts';\nawait import('left-pad');";
    const findings = checkArrows([
      room('packages/business', { files: [source('packages/business/src/a.ts', text)] }),
    ]);
    expect(findings).toEqual([
      "packages/business/src/a.ts: 'nanoid' is not declared in packages/business/package.json",
      "packages/business/src/a.ts: '../../search/src/y.ts' reaches into another room past its package",
      "packages/business/src/a.ts: 'left-pad' is not declared in packages/business/package.json",
    ]);
  });

  it('let types come from a declared package of types, and nothing else', () => {
    const findings = (text: string) =>
      checkArrows([
        room('packages/business', {
          files: [source('packages/business/src/a.ts', text)],
          devDependencies: { '@types/mdx': 'catalog:' },
        }),
      ]);
    expect(findings("import type { MDXContent } from 'mdx/types';")).toEqual([]);
    expect(findings("import { MDXContent } from 'mdx/types';")).toEqual([
      "packages/business/src/a.ts: 'mdx' is not declared in packages/business/package.json",
    ]);
  });

  it('refuse a module that is not listed, where only some modules are allowed', () => {
    const text = (module: string) => `import { x } from '@wbn/edition/${module}';`;
    const files = ['network.ts', 'use-edition.tsx'].map((module) =>
      source(`apps/api/src/${module}`, text(module)),
    );
    const dependencies = { '@wbn/edition': 'workspace:*' };
    expect(checkArrows([room('apps/api', { files, dependencies })])).toEqual([
      'apps/api/src/use-edition.tsx: api may import some modules of @wbn/edition only, and not @wbn/edition/use-edition.tsx',
    ]);
  });

  it('refuse a cycle', () => {
    const findings = checkArrows([
      room('packages/business', { dependencies: { '@wbn/session': 'workspace:*' } }),
      room('packages/session', { dependencies: { '@wbn/business': 'workspace:*' } }),
    ]);
    expect(findings).toContain('a cycle: business -> session -> business');
  });

  it('refuse edition.id compared with a literal', () => {
    const files = [source('packages/search/src/a.ts', "if (edition.id === 'chile') show();")];
    const findings = checkArrows([room('packages/search', { files })]);
    expect(findings).toEqual([
      'packages/search/src/a.ts: edition.id compared with a literal; ask the edition for a fact instead',
    ]);
  });

  it('refuse a package that is not listed', () => {
    expect(checkArrows([room('packages/helpers')])).toEqual([
      'packages/helpers: a room that the design does not know',
    ]);
  });
});
