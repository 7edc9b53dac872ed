import { execFileSync } from 'node:child_process';

/**
 * Returns a function that says in which version a file came, by git: the first release after the commit that added it; `next` is not
 * released yet. Undefined without a history, as in a downloaded archive.
 */
export function readVersions(root: string): (file: string) => string | undefined {
  const versions = new Map<string, string>();
  // The present path of files that were moved later.
  const moved = new Map<string, string>();
  let version = 'next';
  for (const line of readLog(root)) {
    const [kind = '', first = '', second = ''] = line.split('\t');
    if (kind === 'commit') version = /^release: (\S+)$/.exec(first)?.[1] ?? version;
    else if (kind.startsWith('R')) moved.set(first, moved.get(second) ?? second);
    else if (kind === 'A') versions.set(moved.get(first) ?? first, version);
  }
  return (file) => versions.get(file);
}

/** Returns commits, newest first, each followed by the files that it changed. */
function readLog(root: string): string[] {
  const options = ['--format=commit%x09%s', '--name-status', '--find-renames'];
  try {
    const log = execFileSync(
      'git',
      ['log', ...options, '--', 'packages', 'apps/site/app', 'apps/desk/src', 'CHANGELOG.md'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return log.split('\n');
  } catch {
    return [];
  }
}
