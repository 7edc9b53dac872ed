import { describe, expect, it } from 'vitest';
import { judgeChanges, untold } from './judge-changes.ts';
import { isNamed } from './story-list.ts';
import { readToldStories } from './told-stories.ts';

const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name });
const primary = story('Controls/Button', 'Primary');
const disabled = story('Controls/Button', 'Disabled');
const field = story('Forms/Text field', 'Empty');

const differs = (...stories: { id: string }[]) =>
  new Map(
    stories.map(({ id }) => [
      id,
      [{ look: { width: 390, theme: 'dark', direction: 'rtl' } as const, pixels: 3 }],
    ]),
  );

const judge = (told: string[], before = [primary, disabled], after = [primary, disabled, field]) =>
  judgeChanges({ before, after, differences: differs(primary), told });

describe('a change', () => {
  it('fails until a changeset names its component or story', () => {
    expect(untold(judge([])).map(({ story: { id } }) => id)).toEqual([primary.id]);
    for (const told of ['Controls/Button', 'Controls/*', 'Controls/Button/Primary', '**'])
      expect(untold(judge([told])), told).toEqual([]);
    for (const told of ['Controls', 'Controls/Button/Disabled', 'Controls/Butto'])
      expect(untold(judge([told])), told).toHaveLength(1);
  });

  it('is in the report also when it was told, and so is a new story, which tells of itself', () => {
    expect(judge(['**']).map(({ story: { id }, kind }) => [id, kind])).toEqual([
      [primary.id, 'changed'],
      [field.id, 'new'],
    ]);
  });

  it('is the removal of a story too', () => {
    const changes = judge(['Controls/Button/Primary'], [primary, disabled], [primary]);
    expect(untold(changes).map(({ story: { name }, kind }) => [name, kind])).toEqual([
      ['Disabled', 'removed'],
    ]);
  });
});

it('reads signs in names as they are', () => {
  expect(isNamed(story('Forms/Day (picker)', 'A+'), 'Forms/Day (picker)')).toBe(true);
  expect(isNamed(story('Forms/Day picker', 'Empty'), 'Forms/Day.picker')).toBe(false);
});

it('reads the paragraphs of changesets that begin with Stories', () => {
  const changeset = `---
"@wbn/ui-kit": patch
---

Search: the bar is on every page. Stories: not this.

Stories: Controls/Button, Forms/Text
field,
Cards/*.
`;
  expect(readToldStories([changeset, 'Messages: nothing.'])).toEqual([
    'Controls/Button',
    'Forms/Text field',
    'Cards/*',
  ]);
});
