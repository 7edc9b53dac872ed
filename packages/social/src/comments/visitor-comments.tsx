import { LoginAction } from '@wbn/cards/actions/login-action.tsx';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { CommentPage } from '@wbn/contract/social/comments.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import * as styles from './comment-frame.css.ts';
import { CommentFrame } from './comment-frame.tsx';
import { useCommentsTitle } from './use-comments-title.ts';

interface VisitorCommentsProps {
  readonly talk: CommentPage;
  /** Path of the page to return to after the login, without language. */
  readonly returnTo: string;
}

/** The comments section for visitors: the first comments, their number, and a login link (SOC-20). */
export function VisitorComments({ talk, returnTo }: VisitorCommentsProps) {
  const t = useText('comments');
  const { comments, commentCount, talkCount } = talk;
  const more = commentCount - comments.length;
  return (
    <PageSection id="comments" data-print="hide" title={useCommentsTitle(talkCount)}>
      <div className={styles.forVisitors}>
        <Inline justify="between">
          <Text tone="muted">{t('loginToComment')}</Text>
          <LoginAction label={t('login')} returnTo={returnTo} />
        </Inline>
      </div>
      {comments.length > 0 && (
        <Stack as="ul" space="lg" aria-label={t('title')}>
          {comments.map((comment) => {
            const { like } = comment.reactions.reactionCount;
            const foot = (like > 0 || comment.answerCount > 0) && (
              <div className={styles.counts}>
                {like > 0 && <LikeCount likes={like} />}
                {comment.answerCount > 0 && (
                  <MutedText as="span">{t('replies', { count: comment.answerCount })}</MutedText>
                )}
              </div>
            );
            return (
              <li key={comment.commentID}>
                <CommentFrame comment={comment} foot={foot} />
              </li>
            );
          })}
        </Stack>
      )}
      {more > 0 && <MutedText>{t('more', { count: more })}</MutedText>}
    </PageSection>
  );
}
