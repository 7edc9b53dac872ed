import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface SourceFile {
  /** Path from the root of the checkout, with forward slashes. */
  path: string;
  /** Module names in import, export-from and dynamic import. */
  imports: string[];
  text: string;
  /** Tests, stories, fixtures, tool settings and the route table may also use devDependencies. */
  development: boolean;
}

export interface WorkspacePackage {
  /** `packages/search`, `editions/australia` ... */
  path: string;
  /** The package name without scope. */
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  files: SourceFile[];
}

const importPattern =
  /(?:^|[;\s}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)|(?:^|\n)declare module ['"](\.[^'"\n]+)['"]/g;

const developmentPattern =
  /\.(test|stories|journey)\.tsx?$|\/(fixtures|testing|\.storybook)\/|\.config\.(ts|mts)$|\/test-[a-z-]+\.ts$|\/app\/routes\.ts$/;

/** Reads every package of a workspace with the imports of its sources. */
export function readPackages(root: string): WorkspacePackage[] {
  return globSync('{apps,packages,editions}/*/package.json', { cwd: root })
    .sort()
    .map((manifestPath) => {
      const path = manifestPath.replaceAll('\\', '/').replace('/package.json', '');
      const manifest = JSON.parse(readFileSync(join(root, manifestPath), 'utf8'));
      return {
        path,
        name: String(manifest.name).replace(/^@wbn\//, ''),
        dependencies: manifest.dependencies ?? {},
        devDependencies: manifest.devDependencies ?? {},
        files: readSources(root, path),
      };
    });
}

function readSources(root: string, pkg: string): SourceFile[] {
  const base = join(root, pkg);
  if (!existsSync(base)) return [];
  return globSync('**/*.{ts,tsx,mts,mjs}', {
    cwd: base,
    exclude: (name) => /^(node_modules|dist|build|storybook-static|\.react-router)$/.test(String(name)),
  })
    .filter((file) => !/(^|\/)(node_modules|dist|build|storybook-static|\.react-router)\//.test(file))
    .map((file) => {
      const text = readFileSync(join(base, file), 'utf8');
      const path = relative(root, join(base, file)).replaceAll('\\', '/');
      return { path, text, imports: readImports(text), development: developmentPattern.test(`/${path}`) };
    });
}

/** Returns the modules that a source text imports, and those of its own workspace whose types it extends. */
export function readImports(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(importPattern)].flatMap((match) => match[1] ?? match[2] ?? match[3] ?? []);
}
