import { isBuiltin } from 'node:module';
import { allowedArrows, allowedModules } from './allowed-arrows.ts';
import { findCycles } from './find-cycles.ts';
import type { Room, SourceFile } from './read-rooms.ts';

/** Returns everything in a workspace that the rules forbid, one sentence each. */
export function checkArrows(rooms: readonly Room[]): string[] {
  return [
    ...rooms.flatMap((room) => [
      ...checkManifest(room),
      ...room.files.flatMap((file) => [...checkImports(room, file), ...checkEditionLiterals(file)]),
    ]),
    ...findCycles(new Map(rooms.map((room) => [room.name, workspaceDependencies(room)]))),
  ];
}

function allowedFor(room: Room): readonly string[] | undefined {
  return (
    allowedArrows[room.path] ?? (room.path.startsWith('editions/') ? allowedArrows['editions/*'] : undefined)
  );
}

function mayImport(room: Room, target: string): boolean {
  const allowed = allowedFor(room);
  return (
    target === room.name || (allowed !== undefined && (allowed.includes('*') || allowed.includes(target)))
  );
}

function checkManifest(room: Room): string[] {
  if (!allowedFor(room)) return [`${room.path}: a room that the design does not know`];
  return Object.keys(room.dependencies)
    .filter((name) => name.startsWith('@wbn/') && !mayImport(room, name.slice('@wbn/'.length)))
    .map((name) => `${room.path}/package.json: ${room.name} -> ${name} is not an arrow of the design`);
}

function checkImports(room: Room, file: SourceFile): string[] {
  return file.imports.flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const outside = escapes(room, file, specifier);
      return outside ? [`${file.path}: '${specifier}' reaches into another room past its package`] : [];
    }
    if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return [];
    const name = packageName(specifier);
    if (name.startsWith('@wbn/') && !file.development && !mayImport(room, name.slice('@wbn/'.length))) {
      return [`${file.path}: ${room.name} -> ${name} is not an arrow of the design`];
    }
    if (!file.development && !mayImportModule(room, specifier)) {
      return [`${file.path}: ${room.name} may import some modules of ${name} only, and not ${specifier}`];
    }
    const declared =
      name === `@wbn/${room.name}` ||
      name in room.dependencies ||
      (name in room.devDependencies && (file.development || isTypeOnly(file, specifier) || isTool(room))) ||
      // A module that exists only in DefinitelyTyped, such as `mdx/types`.
      (`@types/${name}` in room.devDependencies && isTypeOnly(file, specifier));
    // The test runner is a dependency of the root, for all packages.
    if (declared || (file.development && name === 'vitest')) return [];
    return [`${file.path}: '${name}' is not declared in ${room.path}/package.json`];
  });
}

function mayImportModule(room: Room, specifier: string): boolean {
  const [, target = '', module = ''] = /^@wbn\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return allowedModules[room.path]?.[target]?.includes(module) ?? true;
}

/** Tools are not shipped and need no runtime dependencies. */
function isTool(room: Room): boolean {
  return allowedFor(room)?.includes('*') ?? false;
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

function escapes(room: Room, file: SourceFile, specifier: string): boolean {
  const resolved = new URL(specifier, `file:///${file.path}`).pathname.slice(1);
  return !resolved.startsWith(`${room.path}/`);
}

function checkEditionLiterals(file: SourceFile): string[] {
  if (file.development) return [];
  const pattern = /edition\.id\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*edition\.id|switch\s*\(\s*edition\.id/;
  return pattern.test(file.text)
    ? [`${file.path}: edition.id compared with a literal; ask the edition for a fact instead`]
    : [];
}

function workspaceDependencies(room: Room): string[] {
  return Object.keys(room.dependencies)
    .filter((name) => name.startsWith('@wbn/'))
    .map((name) => name.slice('@wbn/'.length));
}
