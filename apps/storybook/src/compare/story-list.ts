import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';

/** A story as `index.json` of a built Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  /** Place in the sidebar: 'Controls/Button'. */
  readonly title: string;
  readonly name: string;
}

interface Entry extends ListedStory {
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Returns the stories in the sidebar of a built Storybook; those with the tag `!dev` are tests only. */
export function listStories(folder: string): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** Whether a pattern names a story or its component: 'Controls/Button', 'Controls/*' or 'Controls/Button/Disabled'. */
export const isNamed = ({ title, name }: Pick<ListedStory, 'title' | 'name'>, pattern: string) =>
  matchesGlob(title, pattern) || matchesGlob(`${title}/${name}`, pattern);
