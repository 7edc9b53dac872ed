import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { Post } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthorLink } from '../author/author-link.tsx';
import { LinkCard } from './link-card.tsx';
import * as styles from './post-frame.css.ts';
import { postPath } from './post-path.ts';
import { PostPicture } from './post-picture.tsx';

interface PostFrameProps {
  readonly post: Post;
  /** What was said, or the form in which it is changed. */
  readonly text: ReactNode;
  /** Says that it was changed; for members the way to what it said before. */
  readonly edited?: ReactNode;
  /** Across from the author. */
  readonly menu?: ReactNode;
  /** Loads its picture at once: for the one at the top of a page. */
  readonly priority?: boolean;
  /** Below what was said. */
  readonly children?: ReactNode;
}

/** A post as it looks everywhere, for visitors and members alike (SOC-08 to SOC-12). */
export function PostFrame({ post, text, edited, menu, priority = false, children }: PostFrameProps) {
  const { t } = useTranslation('posts');
  const path = usePath();
  const { author, picture, pictureAlt, card } = post;
  return (
    <article
      className={styles.post}
      aria-label={t('postOf', { name: author.name })}
      tabIndex={-1}
      data-post={post.postID}
    >
      <header className={styles.header}>
        <AuthorPhoto author={author} size="lg" />
        <div className={styles.words}>
          <div className={styles.name}>
            <AuthorLink author={author} />
          </div>
          {author.about && (
            <Text size="sm" tone="muted" clamp={1} {...foreignText(author.about)}>
              {author.about}
            </Text>
          )}
          <div className={styles.facts}>
            <TextLink to={path(postPath(post.postID))} tone="muted">
              <TimeAgo at={post.createdAt} />
            </TextLink>
            {edited && <span>{edited}</span>}
          </div>
        </div>
        {menu && <div className={styles.menu}>{menu}</div>}
      </header>
      {text}
      {picture && <PostPicture picture={picture} alt={pictureAlt} author={author.name} priority={priority} />}
      {card && <LinkCard card={card} />}
      {children}
    </article>
  );
}
