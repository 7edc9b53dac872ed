import { isBuiltin } from 'node:module';
import { allowedImports, allowedModules } from './allowed-imports.ts';
import { findCycles } from './find-cycles.ts';
import type { SourceFile, WorkspacePackage } from './read-packages.ts';

/** Returns everything in a workspace that the rules forbid, one sentence each. */
export function checkWorkspaceImports(packages: readonly WorkspacePackage[]): string[] {
  return [
    ...packages.flatMap((pkg) => [
      ...checkManifest(pkg),
      ...pkg.files.flatMap((file) => [...checkImports(pkg, file), ...checkEditionLiterals(file)]),
    ]),
    ...findCycles(new Map(packages.map((pkg) => [pkg.name, workspaceDependencies(pkg)]))),
  ];
}

function allowedFor(pkg: WorkspacePackage): readonly string[] | undefined {
  return (
    allowedImports[pkg.path] ?? (pkg.path.startsWith('editions/') ? allowedImports['editions/*'] : undefined)
  );
}

function mayImport(pkg: WorkspacePackage, target: string): boolean {
  const allowed = allowedFor(pkg);
  return (
    target === pkg.name || (allowed !== undefined && (allowed.includes('*') || allowed.includes(target)))
  );
}

function checkManifest(pkg: WorkspacePackage): string[] {
  if (!allowedFor(pkg)) return [`${pkg.path}: not listed in allowed-imports.ts`];
  return Object.keys(pkg.dependencies)
    .filter((name) => name.startsWith('@wbn/') && !mayImport(pkg, name.slice('@wbn/'.length)))
    .map((name) => `${pkg.path}/package.json: ${pkg.name} -> ${name} is not an allowed import`);
}

function checkImports(pkg: WorkspacePackage, file: SourceFile): string[] {
  return file.imports.flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const outside = escapes(pkg, file, specifier);
      return outside ? [`${file.path}: '${specifier}' reaches into another package by its path`] : [];
    }
    if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return [];
    const name = packageName(specifier);
    if (name.startsWith('@wbn/') && !file.development && !mayImport(pkg, name.slice('@wbn/'.length))) {
      return [`${file.path}: ${pkg.name} -> ${name} is not an allowed import`];
    }
    if (!file.development && !mayImportModule(pkg, specifier)) {
      return [`${file.path}: ${pkg.name} may import some modules of ${name} only, and not ${specifier}`];
    }
    const declared =
      name === `@wbn/${pkg.name}` ||
      name in pkg.dependencies ||
      (name in pkg.devDependencies && (file.development || isTypeOnly(file, specifier) || isTool(pkg))) ||
      // A module that exists only in DefinitelyTyped, such as `mdx/types`.
      (`@types/${name}` in pkg.devDependencies && isTypeOnly(file, specifier));
    // The test runner is a dependency of the root, for all packages.
    if (declared || (file.development && name === 'vitest')) return [];
    return [`${file.path}: '${name}' is not declared in ${pkg.path}/package.json`];
  });
}

function mayImportModule(pkg: WorkspacePackage, specifier: string): boolean {
  const [, target = '', module = ''] = /^@wbn\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return allowedModules[pkg.path]?.[target]?.includes(module) ?? true;
}

/** Tools are not shipped and need no runtime dependencies. */
function isTool(pkg: WorkspacePackage): boolean {
  return allowedFor(pkg)?.includes('*') ?? false;
}

function isTypeOnly(file: SourceFile, specifier: string): boolean {
  const escaped = specifier.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');
  return (
    new RegExp(`import type [^;]*from '${escaped}'`).test(file.text) &&
    !new RegExp(`import (?!type )[^;]*from '${escaped}'`).test(file.text)
  );
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

function escapes(pkg: WorkspacePackage, file: SourceFile, specifier: string): boolean {
  const resolved = new URL(specifier, `file:///${file.path}`).pathname.slice(1);
  // Tools may read what belongs to the whole repository and is in no package.
  const isShared = isTool(pkg) && /^(?:scripts|docs)\//.test(resolved);
  return !isShared && !resolved.startsWith(`${pkg.path}/`);
}

function checkEditionLiterals(file: SourceFile): string[] {
  if (file.development) return [];
  const pattern = /edition\.id\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*edition\.id|switch\s*\(\s*edition\.id/;
  return pattern.test(file.text)
    ? [`${file.path}: edition.id compared with a literal; ask the edition for a fact instead`]
    : [];
}

function workspaceDependencies(pkg: WorkspacePackage): string[] {
  return Object.keys(pkg.dependencies)
    .filter((name) => name.startsWith('@wbn/'))
    .map((name) => name.slice('@wbn/'.length));
}
