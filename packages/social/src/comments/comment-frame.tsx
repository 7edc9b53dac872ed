import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { commentAnchor } from '@wbn/contract/shared/page-path.ts';
import type { Comment } from '@wbn/contract/social/comments.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode, Ref } from 'react';
import { AuthorLink } from '../author/author-link.tsx';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import * as styles from './comment-frame.css.ts';

interface CommentFrameProps {
  readonly comment: Comment;
  /** At the end of the first line. */
  readonly menu?: ReactNode;
  /** Replaces the text during editing. */
  readonly editing?: ReactNode;
  /** Below the text: buttons or counts. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
  /** Whether the page's address links to this comment. */
  readonly linked?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** A comment as everybody sees it: author, time and text. */
export function CommentFrame({
  comment,
  menu,
  editing,
  foot,
  children,
  linked = false,
  ref,
}: CommentFrameProps) {
  const t = useText('comments');
  const { commentID, whoComment, createdAt, editedAt, content, mentions } = comment;
  return (
    <article
      ref={ref}
      id={commentAnchor(commentID)}
      tabIndex={-1}
      aria-label={t('by', { name: whoComment.name })}
      data-linked={linked || undefined}
      className={styles.comment}
    >
      <AuthorPhoto author={whoComment} size="sm" />
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.who}>
            <AuthorLink author={whoComment} />
            <MutedText as="span">
              <TimeAgo at={createdAt} />
              {editedAt && ` · ${t('edited')}`}
            </MutedText>
          </div>
          {menu && <div className={styles.menu}>{menu}</div>}
        </div>
        {editing ?? <MentionedText content={content} mentions={mentions} limit={textLimit} />}
        {foot}
      </div>
      {children && <div className={styles.answers}>{children}</div>}
    </article>
  );
}

/** Characters before 'View more' (SOC-26). */
const textLimit = 320;
