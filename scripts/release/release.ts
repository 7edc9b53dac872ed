// Makes a release of the changesets that wait: a version for all packages, a section of CHANGELOG.md, a commit and an annotated tag.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addRelease, type Changeset, formatRelease } from './format-release.ts';

interface Status {
  readonly changesets: readonly Changeset[];
  readonly releases: readonly { readonly newVersion: string }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const changelogFile = join(root, 'CHANGELOG.md');
const changeset = join(root, 'node_modules', '.bin', 'changeset');

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
process.exitCode = release(values['dry-run']);

/** Returns the exit code: 0, or 1 with one sentence when nothing waits or the working tree has changes. */
function release(isDryRun: boolean): number {
  const { changesets, releases } = readStatus();
  const version = releases[0]?.newVersion;
  if (version === undefined) return refuse('No changeset waits for a release.');
  const section = formatRelease(version, new Date().toISOString().slice(0, 10), changesets);
  if (isDryRun) {
    process.stdout.write(section);
    return 0;
  }
  if (run('git', ['status', '--porcelain']) !== '') return refuse('Commit your changes first.');
  run(changeset, ['version']);
  const packageFile = join(root, 'package.json');
  const manifest = readFileSync(packageFile, 'utf8');
  writeFileSync(packageFile, manifest.replace(/"version": ".*"/, `"version": "${version}"`));
  writeFileSync(changelogFile, addRelease(readFileSync(changelogFile, 'utf8'), section));
  run('git', ['add', '--all']);
  run('git', ['commit', '--message', `release: ${version}`]);
  run('git', ['tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', section]);
  process.stdout.write(`Version ${version} is committed and tagged. Publish it: git push --follow-tags\n`);
  return 0;
}

/** Asks changesets what waits; all packages have one version (`fixed` in .changeset/config.json). */
function readStatus(): Status {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-release-'));
  try {
    const file = join(folder, 'status.json');
    // The path is relative to the folder that changesets runs in.
    run(changeset, ['status', '--output', file]);
    return JSON.parse(readFileSync(file, 'utf8')) as Status;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
