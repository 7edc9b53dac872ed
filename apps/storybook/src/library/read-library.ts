import { dirname, join } from 'node:path';
import { readPackages, type WorkspacePackage } from '../../../../scripts/imports/read-packages.ts';
import { readStories, type StoryFile } from './read-stories.ts';
import { readVersions } from './read-versions.ts';

export interface LibraryEntry extends StoryFile {
  /** Files that import the component, outside tests and stories. */
  readonly usedIn: readonly Use[];
  /** Version in which it came; `next` is not released. */
  readonly since: string | undefined;
  readonly isDeprecated: boolean;
}

export interface Use {
  readonly file: string;
  /** The component whose page is linked: the file's own, or the one that shows it. */
  readonly id: string | undefined;
}

/** Reads all components with stories, where each is used, and since when each is there. */
export function readLibrary(root: string): LibraryEntry[] {
  const packages = readPackages(root).filter(({ path }) => /^(?:packages\/|apps\/(?:site|desk)$)/.test(path));
  const stories = readStories(packages.flatMap(({ files }) => files));
  const importers = readImporters(packages);
  // Of several pages of one component the first, which shows it as a whole.
  const ids = new Map(stories.toReversed().map(({ component, id }) => [component, id]));
  const versionOf = readVersions(root);
  const texts = new Map(
    packages.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const)),
  );
  return stories.map((story) => {
    const file = story.component ?? story.file;
    const users = (importers.get(file) ?? []).filter((user) => user.endsWith('.tsx')).toSorted();
    return {
      ...story,
      since: versionOf(file),
      isDeprecated: texts.get(file)?.includes('@deprecated') ?? false,
      usedIn: users.map((user) => ({ file: user, id: findShown(user, ids, importers) })),
    };
  });
}

/** Returns the other words of each component by the id of its page. */
export function readOtherWords(root: string): Record<string, readonly string[]> {
  const stories = readStories(readPackages(root).flatMap(({ files }) => files));
  return Object.fromEntries(
    stories.flatMap(({ id, guide }) => (guide ? [[`${id}--docs`, guide.otherWords]] : [])),
  );
}

/** Returns the id of the nearest component with stories that a file belongs to: itself, or what imports it. */
function findShown(
  file: string,
  ids: ReadonlyMap<string | undefined, string>,
  importers: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const queue = new Set([file]);
  for (const next of queue) {
    const id = ids.get(next);
    if (id) return id;
    for (const importer of importers.get(next) ?? []) queue.add(importer);
  }
  return undefined;
}

/** Returns for each source file of the product the files that import it. */
function readImporters(packages: readonly WorkspacePackage[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const paths = new Map(packages.map(({ name, path }) => [name, path]));
  for (const { path, imports, development } of packages.flatMap(({ files }) => files)) {
    if (development) continue;
    for (const name of new Set(imports)) {
      const target = resolveImport(path, name, paths);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** Packages export their sources: `@wbn/cards/parts/flag.tsx` is `packages/cards/src/parts/flag.tsx`. */
function resolveImport(from: string, name: string, paths: ReadonlyMap<string, string>): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name).replaceAll('\\', '/');
  const [, owner = '', rest = ''] = /^@wbn\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  const path = paths.get(owner);
  return path && (path.startsWith('apps/') ? `${path}/${rest}` : `${path}/src/${rest}`);
}
