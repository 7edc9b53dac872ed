import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkWorkspaceImports } from './check-imports.ts';
import { readImports, readPackages, type WorkspacePackage } from './read-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function pkg(path: string, over: Partial<WorkspacePackage> = {}): WorkspacePackage {
  const name = path.split('/')[1] ?? path;
  return { path, name, dependencies: {}, devDependencies: {}, files: [], ...over };
}

function source(path: string, text: string) {
  return { path, text, imports: readImports(text), development: false };
}

describe('imports between packages', () => {
  it('follow the rules in this workspace', () => {
    const packages = readPackages(root);
    expect(packages.length).toBeGreaterThan(12);
    expect(packages.flatMap((known) => known.files).length).toBeGreaterThan(100);
    expect(checkWorkspaceImports(packages)).toEqual([]);
  });

  it('refuse a dependency that is not listed', () => {
    const findings = checkWorkspaceImports([
      pkg('packages/search', { dependencies: { '@wbn/social': 'workspace:*' } }),
    ]);
    expect(findings).toEqual([
      'packages/search/package.json: search -> @wbn/social is not an allowed import',
    ]);
  });

  it('refuse an import that is not listed, even when it is declared', () => {
    const files = [source('packages/ui-kit/src/a.ts', "import { x } from '@wbn/edition/edition.ts';")];
    const findings = checkWorkspaceImports([
      pkg('packages/ui-kit', { files, devDependencies: { '@wbn/edition': 'workspace:*' } }),
    ]);
    expect(findings).toEqual(['packages/ui-kit/src/a.ts: ui-kit -> @wbn/edition is not an allowed import']);
  });

  it('refuse a dependency that is used but not declared, and a path into another package', () => {
    const text =
      "import { nanoid } from 'nanoid';\nimport { y } from '../../search/src/y.ts';\nawait import('left-pad');";
    const findings = checkWorkspaceImports([
      pkg('packages/business', { files: [source('packages/business/src/a.ts', text)] }),
    ]);
    expect(findings).toEqual([
      "packages/business/src/a.ts: 'nanoid' is not declared in packages/business/package.json",
      "packages/business/src/a.ts: '../../search/src/y.ts' reaches into another package by its path",
      "packages/business/src/a.ts: 'left-pad' is not declared in packages/business/package.json",
    ]);
  });

  it('let tools read scripts and documents of the repository, and no other package by its path', () => {
    const text = "import '../../../docs/glossary.md?raw'; import '../../site/app/root.tsx';";
    const of = (path: string) =>
      checkWorkspaceImports([pkg(path, { files: [source(`${path}/src/a.ts`, text)] })]);
    expect(of('apps/storybook')).toEqual([
      "apps/storybook/src/a.ts: '../../site/app/root.tsx' reaches into another package by its path",
    ]);
    expect(of('apps/accounts')).toHaveLength(2);
  });

  it('let types come from a declared package of types, and nothing else', () => {
    const findings = (text: string) =>
      checkWorkspaceImports([
        pkg('packages/business', {
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
    expect(checkWorkspaceImports([pkg('apps/api', { files, dependencies })])).toEqual([
      'apps/api/src/use-edition.tsx: api may import some modules of @wbn/edition only, and not @wbn/edition/use-edition.tsx',
    ]);
  });

  it('refuse a cycle', () => {
    const findings = checkWorkspaceImports([
      pkg('packages/business', { dependencies: { '@wbn/session': 'workspace:*' } }),
      pkg('packages/session', { dependencies: { '@wbn/business': 'workspace:*' } }),
    ]);
    expect(findings).toContain('a cycle: business -> session -> business');
  });

  it('refuse edition.id compared with a literal', () => {
    const files = [source('packages/search/src/a.ts', "if (edition.id === 'chile') show();")];
    const findings = checkWorkspaceImports([pkg('packages/search', { files })]);
    expect(findings).toEqual([
      'packages/search/src/a.ts: edition.id compared with a literal; ask the edition for a fact instead',
    ]);
  });

  it('refuse a package that is not listed', () => {
    expect(checkWorkspaceImports([pkg('packages/helpers')])).toEqual([
      'packages/helpers: not listed in allowed-imports.ts',
    ]);
  });
});
