import { library } from 'virtual:library';
import { Heading } from '@storybook/addon-docs/blocks';
import * as styles from './library.css.ts';
import type { Use } from './read-library.ts';

const titles = new Map(library.map(({ id, title }) => [id, title]));

/** Lists the files that use a component, each with the page of the screen where it is seen. */
export function UseList({ uses }: { readonly uses: readonly Use[] }) {
  return (
    <>
      <Heading>Where it is used</Heading>
      {uses.length === 0 ? (
        <p>In no other file.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ file, id }) => (
            <li key={file}>
              <code>{file}</code>
              {id && (
                <>
                  {' in '}
                  <a href={`?path=/docs/${id}--docs`}>{titles.get(id)}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
