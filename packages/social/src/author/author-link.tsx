import { authorPath } from '@wbn/cards/author/author-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';

/** The name of a person or company, linked to their page. */
export function AuthorLink({ author }: { readonly author: Author }) {
  const path = usePath();
  return (
    <TextLink to={path(authorPath(author))} tone="default">
      <bdi {...foreignText(author.name)}>{author.name}</bdi>
    </TextLink>
  );
}
