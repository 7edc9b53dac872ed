import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Built Storybooks and pictures of earlier commits. */
export const cache = join(root, '.cache', 'storybook-compare');

/** Runs git in this repository; returns what it prints. */
export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();

/** Returns the commit that a person means: a version ('0.2.0'), or any tag, branch or commit of git; undefined for none. */
export function findCommit(name: string): string | undefined {
  for (const ref of [`v${name}`, name]) {
    const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Returns the folder with the Storybook of a commit, built once from a worktree with its own packages. */
export function buildCommit(commit: string): string {
  const folder = join(cache, commit);
  const built = join(folder, 'storybook');
  if (existsSync(built)) return built;
  mkdirSync(folder, { recursive: true });
  const tree = join(folder, 'tree');
  removeTree(tree);
  git('worktree', 'add', '--detach', tree, commit);
  try {
    runLogged(folder, tree, join(root, 'node_modules', '.bin', 'pnpm'), [
      ...['install', '--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false'],
    ]);
    buildTree(folder, tree, built);
  } finally {
    removeTree(tree);
  }
  return built;
}

/** Builds the Storybook of the files as they are now; returns its folder. */
export function buildNow(): string {
  const folder = join(cache, 'now');
  const built = join(folder, 'storybook');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildTree(folder, root, built);
  return built;
}

function buildTree(folder: string, tree: string, output: string): void {
  const storybook = join(tree, 'apps', 'storybook');
  const part = `${output}.part`;
  rmSync(part, { recursive: true, force: true });
  runLogged(folder, storybook, join(storybook, 'node_modules', '.bin', 'storybook'), [
    ...['build', '--disable-telemetry', '--output-dir', part],
  ]);
  renameSync(part, output);
}

/** Runs a program with the Node of the tree; throws with the end of its log when it fails. */
function runLogged(folder: string, cwd: string, command: string, args: readonly string[]): void {
  const log = join(folder, 'build.log');
  const output = openSync(log, 'a');
  const bin = join(root, 'node_modules', '.bin');
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, CI: 'true', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (status !== 0) throw new Error(`'${command} ${args.join(' ')}' failed in ${cwd}; see ${log}`);
}

function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}
