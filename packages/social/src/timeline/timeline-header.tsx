import { authorPath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';

/** The owner of a timeline, with a link to their page. */
export function TimelineHeader({ owner }: { readonly owner: Author }) {
  const t = useText('posts');
  const path = usePath();
  const { name, about, authorType } = owner;
  return (
    <PageHeader
      title={t('timeline.title', { name })}
      photo={<AuthorPhoto author={owner} size="xl" />}
      facts={
        about && (
          <Text size="sm" tone="muted" clamp={2} {...foreignText(about)}>
            {about}
          </Text>
        )
      }
      action={
        <ButtonLink to={path(authorPath(owner))} variant="secondary" size="sm">
          {t(`timeline.owner.${authorType}`)}
        </ButtonLink>
      }
    />
  );
}
