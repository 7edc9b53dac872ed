import { library } from 'virtual:library';
import { useState } from 'react';
import type { LibraryEntry } from '../library/read-library.ts';
import * as styles from './gallery.css.ts';
import { StoryPicture } from './story-picture.tsx';

const groups = Map.groupBy(library, ({ title }) => title.split('/')[0] ?? title);
/** Groups that people look for first, in the order of the sidebar; the screens follow. */
const order = [
  'Controls',
  'Forms',
  'Cards',
  'Feedback',
  'Overlays',
  'Navigation',
  'Layout',
  'Text',
  'Media',
  'Plots',
];
const names = [...new Set([...order.filter((name) => groups.has(name)), ...groups.keys()])];

/** Shows a picture of every component, found by its name and by other words. */
export function Gallery() {
  const [words, setWords] = useState('');
  const shown = library.filter((entry) => matches(entry, words));
  return (
    <div className={`sb-unstyled ${styles.gallery}`}>
      <label className={styles.search}>
        <span>Find a component by its name or another word</span>
        <input
          type="search"
          placeholder="avatar, table, modal, snackbar ..."
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p role="status">{`${shown.length} of ${library.length}`}</p>
      {names.map((name) => (
        <Group key={name} name={name} entries={shown.filter((entry) => groups.get(name)?.includes(entry))} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly entries: readonly LibraryEntry[];
}

function Group({ name, entries }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.card}>
            <StoryPicture entry={entry} />
            <a href={`?path=/docs/${entry.id}--docs`} className={styles.link}>
              {entry.title.split('/').at(-1)}
            </a>
            {entry.guide && (
              <span className={styles.words}>{entry.guide.otherWords.slice(0, 3).join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether each of the words begins a word of the name, the file or the other words. */
function matches({ title, component, guide }: LibraryEntry, words: string): boolean {
  const text = [title, component, ...(guide?.otherWords ?? [])].join(' ').toLowerCase();
  const known = text.split(/[^\p{L}\p{N}]+/u);
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}
