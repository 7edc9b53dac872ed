// Compares pictures of every story with those of a release: `pnpm storybook:compare 0.2.0`.
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommit, buildNow, cache, findCommit, git, root } from './built-storybook.ts';
import { compareFiles } from './compare-pictures.ts';
import { type Difference, judgeChanges, untold } from './judge-changes.ts';
import { looksOf, pictureName, widths } from './looks.ts';
import { isNamed, listStories } from './story-list.ts';
import { takePictures, wayOfTaking } from './take-pictures.ts';
import { readToldStories } from './told-stories.ts';
import { writeReport } from './write-report.ts';

const usage = `Usage: pnpm storybook:compare <version> [--only 'Controls/*'] [--pages 4]
<version> is a release, or any tag, branch or commit of git.`;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Says how far the pictures are, every ten seconds. */
function progress(what: string) {
  const began = Date.now();
  let said = began;
  return (taken: number, all: number) => {
    if (Date.now() - said < 10_000 && taken < all) return;
    said = Date.now();
    const left = ((said - began) / taken) * (all - taken);
    say(
      `  ${what}: ${taken} of ${all} pictures${taken < all ? `, ${Math.ceil(left / 60_000)} min left` : ''}`,
    );
  };
}

/** Returns the texts of the changesets that were added or edited since a commit. */
function readChangesets(since: string): string[] {
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since, '--', '.changeset').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', '.changeset').split('\n'),
  ];
  return files
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** Returns the exit code: 0 when every change was told, 1 when one was not, 2 for a wrong call. */
async function compare(version: string, only: string, pages: number): Promise<number> {
  const commit = findCommit(version);
  if (!commit) {
    const releases = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
    const known =
      releases.length > 0 ? `Releases: ${releases.slice(0, 10).join(', ')}.` : 'There is no release yet.';
    say(`'${version}' is no release, tag, branch or commit. ${known}\n${usage}`);
    return 2;
  }
  const began = Date.now();
  say(`Building the Storybook of ${version} (${commit.slice(0, 8)}) and of the files as they are ...`);
  const old = buildCommit(commit);
  const now = buildNow();
  const before = listStories(old).filter((story) => isNamed(story, only));
  const after = listStories(now).filter((story) => isNamed(story, only));
  if (after.length === 0) {
    say(`No story is named '${only}'.`);
    return 2;
  }
  const beforePictures = join(cache, commit, `pictures-${wayOfTaking}`);
  const afterPictures = join(cache, 'now', 'pictures');
  const differencePictures = join(cache, 'now', 'differences');
  mkdirSync(differencePictures, { recursive: true });
  const both = before.filter(({ id }) => after.some((story) => story.id === id));
  await takePictures({
    ...{ storybook: old, stories: both, pictures: beforePictures, pages },
    onPicture: progress('before'),
  });
  const failed = await takePictures({
    ...{ storybook: now, stories: both, pictures: afterPictures, pages },
    onPicture: progress('after'),
  });
  const differences = new Map<string, Difference[]>();
  for (const { id } of both)
    for (const look of widths.flatMap(looksOf)) {
      const name = pictureName(id, look);
      const files = [beforePictures, afterPictures, differencePictures].map((folder) => join(folder, name));
      const [was = '', is = '', difference = ''] = files;
      const found = await compareFiles(was, is, difference);
      if (found) differences.set(id, [...(differences.get(id) ?? []), { look, ...found }]);
    }
  const changes = judgeChanges({ before, after, differences, told: readToldStories(readChangesets(commit)) });
  const report = writeReport(join(cache, 'now'), {
    ...{ release: `${version} (${commit.slice(0, 8)})`, changes, storyCount: after.length },
    ...{ before: beforePictures, after: afterPictures, differences: differencePictures },
  });
  for (const { story, kind, isTold } of changes)
    say(
      `${kind === 'new' || isTold ? 'told    ' : 'NOT TOLD'} ${kind.padEnd(7)} ${story.title}/${story.name}`,
    );
  if (failed.length > 0) say(`Shown with an error: ${failed.join(', ')}`);
  const silent = untold(changes);
  say(
    `${after.length} stories, ${changes.length} not as they were, in ${Math.round((Date.now() - began) / 1000)} s.`,
  );
  say(`Pictures: ${report}`);
  if (silent.length === 0) return 0;
  const components = [...new Set(silent.map(({ story }) => story.title))];
  say(`Name what was meant in a changeset:\n\nStories: ${components.join(', ')}`);
  return 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '**' },
    pages: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});
const [version] = positionals;
if (version === undefined) {
  say(usage);
  process.exitCode = 2;
} else process.exitCode = await compare(version, values.only, Number(values.pages));
