import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
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
    <ListRow
      photo={<AuthorPhoto author={author} />}
      title={<AuthorLink author={author} />}
      actions={children}
    >
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
    </ListRow>
  );
}
