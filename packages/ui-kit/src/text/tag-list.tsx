import { listRole } from '../layout/layout-props.ts';
import { Anchor } from './anchor.tsx';
import * as styles from './tag-list.css.ts';

interface TagListProps {
  readonly items: readonly { readonly text: string; readonly to?: string | undefined }[];
  readonly label?: string;
}

/** Short words side by side, such as keywords, categories or languages. */
export function TagList({ items, label }: TagListProps) {
  return (
    <ul role={listRole('ul')} aria-label={label} className={styles.list}>
      {items.map(({ text, to }) => (
        <li key={text}>
          {to === undefined ? (
            <span className={styles.tag}>{text}</span>
          ) : (
            <Anchor to={to} className={styles.tag}>
              {text}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
