import { expect, it } from 'vitest';
import { addRelease, formatRelease } from './format-release.ts';

const changesets = [
  {
    id: 'a',
    summary: 'Messages: a message can be\ncalled back.\n\nOperators: the setting `CALL_BACK` is new.',
  },
  { id: 'b', summary: 'Pages load sooner.\n\nUpgrade: run `pnpm reindex` once.' },
  { id: 'c', summary: 'Search: finds names.\n\nStories: Controls/Button, Cards/*' },
];

it('groups paragraphs by the label that they begin with, users before operators before designers before upgrade notes', () => {
  expect(formatRelease('0.2.0', '2026-12-01', changesets)).toBe(`## 0.2.0 (2026-12-01)

### For users

#### Search

- Finds names.

#### Messages

- A message can be called back.

#### Everything else

- Pages load sooner.

### For operators

- The setting \`CALL_BACK\` is new.

### For designers: stories that look different

- Controls/Button, Cards/*

### Upgrade notes

- Run \`pnpm reindex\` once.
`);
});

it('says when an upgrade needs nothing, and leaves out empty sections', () => {
  expect(formatRelease('0.1.1', '2026-12-01', [{ id: 'a', summary: 'Operators: less memory.' }])).toBe(
    '## 0.1.1 (2026-12-01)\n\n### For operators\n\n- Less memory.\n\n### Upgrade notes\n\nNothing beyond the usual update.\n',
  );
});

it('adds a release above the earlier ones', () => {
  const first = addRelease('# Changelog\n\nWhat has changed.\n', '## 0.1.0\n\n- a\n');
  expect(first).toBe('# Changelog\n\nWhat has changed.\n\n## 0.1.0\n\n- a\n');
  expect(addRelease(first, '## 0.1.1\n\n- b\n')).toBe(
    '# Changelog\n\nWhat has changed.\n\n## 0.1.1\n\n- b\n\n## 0.1.0\n\n- a\n',
  );
});
