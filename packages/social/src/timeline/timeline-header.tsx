import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { AuthorLink } from '../author/author-link.tsx';
import * as styles from './timeline.css.ts';

/** The owner of a timeline, linked to their page. */
export function TimelineHeader({ owner }: { readonly owner: Author }) {
  const t = useText('posts');
  return (
    <header className={styles.owner}>
      <AuthorPhoto author={owner} size="lg" />
      <div className={styles.words}>
        <Heading level={1}>{t('timeline.title', { name: owner.name })}</Heading>
        <AuthorLink author={owner} />
        {owner.about && (
          <Text size="sm" tone="muted" clamp={2} {...foreignText(owner.about)}>
            {owner.about}
          </Text>
        )}
      </div>
    </header>
  );
}
