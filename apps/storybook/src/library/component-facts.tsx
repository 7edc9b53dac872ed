import * as styles from './library.css.ts';
import type { LibraryEntry } from './read-library.ts';

/** Shows what is known of a component beside its guide: status, version, files, other words. */
export function ComponentFacts({ entry }: { readonly entry: LibraryEntry }) {
  const { component, file, guide, since, usedIn, stories } = entry;
  const facts = [
    ['Status', statusOf(entry)],
    ['Since', since === 'next' ? 'the next version' : since],
    ['Used in', `${usedIn.length} ${usedIn.length === 1 ? 'file' : 'files'}`],
    ['Stories', String(stories.length)],
    ['Source', component ?? file],
  ];
  return (
    <>
      <dl className={`sb-unstyled ${styles.facts}`}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {guide && (
        <p>
          {'Also called '}
          {guide.otherWords.join(', ')}.
        </p>
      )}
    </>
  );
}

/** Whether a component may be used: `new` is not in a release yet, `deprecated` says so in its docstring. */
function statusOf({ isDeprecated, since }: LibraryEntry): 'stable' | 'new' | 'deprecated' {
  if (isDeprecated) return 'deprecated';
  return since === 'next' ? 'new' : 'stable';
}
