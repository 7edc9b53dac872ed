import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import * as styles from './author-line.css.ts';
import { AuthorLink } from './author-link.tsx';

interface AuthorLineProps {
  readonly author: Author;
  /** Text below the name; default: what the author says about themselves. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A person or company as one line of a list. */
export function AuthorLine({ author, note = author.about, children }: AuthorLineProps) {
  return (
    <div className={styles.line}>
      <AuthorPhoto author={author} />
      <div className={styles.words}>
        <div className={styles.name}>
          <AuthorLink author={author} />
        </div>
        {note && (
          <Text
            as="div"
            size="sm"
            tone="muted"
            {...(typeof note === 'string' && { clamp: 2, ...foreignText(note) })}
          >
            {note}
          </Text>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
