import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { docsThemes } from '../src/library/themes.ts';
import logo from './logo.svg';

declare global {
  interface Window {
    /** Other words of each component by the id of its page, written into the page by `main.ts`. */
    readonly otherWords: Readonly<Record<string, readonly string[]>>;
  }
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme() {
  const theme = docsThemes[systemIsDark.matches ? 'dark' : 'light'];
  addons.setConfig({ theme: { ...theme, brandImage: logo } });
}

applyTheme();
systemIsDark.addEventListener('change', applyTheme);

/** Lets the search of the sidebar find components by other words, which it looks for in the headings of pages. */
addons.register('wbn/other-words', (api) => {
  api.on(CURRENT_STORY_WAS_SET, () => addWords(api));
});

function addWords(api: API) {
  const index = api.getIndex();
  const missing = Object.entries(window.otherWords).filter(
    ([id]) => index?.entries[id] && !('anchors' in index.entries[id]),
  );
  if (!index || missing.length === 0) return;
  const found = missing.map(([id, words]) => [
    id,
    { ...index.entries[id], anchors: words.map((title) => ({ id: '', title })) },
  ]);
  void api.setIndex({ ...index, entries: { ...index.entries, ...Object.fromEntries(found) } });
}
