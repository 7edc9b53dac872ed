import type { NoticePlace, Notification } from '@wbn/contract/social/notifications.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands in the sentence where the names come. */
const mark = '\u0001';

/** What a notification says: 'Ana and 4 others like your post', the names marked. */
export function useNoticeSentence(notification: Notification): ReactNode {
  const who = useNames(notification);
  const [before, after] = useSentence(notification).split(mark);
  return (
    <>
      {before}
      {after !== undefined && <strong>{who}</strong>}
      {after}
    </>
  );
}

function useNames({ actors, actorCount }: Notification): string {
  const { t } = useTranslation('notifications');
  const [first = t('somebody'), second] = actors.map(({ name }) => name);
  if (actorCount <= 1) return first;
  if (actorCount === 2 && second) return t('two', { first, second });
  return t('others', { first, count: actorCount - 1 });
}

/** What can be liked and talked about; what is told of else has sentences of its own. */
type Talked = Exclude<NoticePlace['type'], 'connection' | 'report-case' | 'request'>;

const isTalked = (type: NoticePlace['type']): type is Talked =>
  type !== 'connection' && type !== 'report-case' && type !== 'request';

function useSentence({ kind, resource, root, actorCount }: Notification): string {
  const { t } = useTranslation('notifications');
  const who = mark;
  const count = actorCount;
  const { type } = resource;
  switch (kind) {
    case 'like':
      return t(`said.like.${isTalked(type) ? type : 'user'}`, {
        who,
        count,
        name: resource.text ?? '',
      });
    case 'follow':
      return t(`said.follow.${type === 'business' ? 'business' : 'user'}`, {
        who,
        count,
        name: resource.text ?? '',
      });
    case 'comment': {
      const place = isTalked(root.type) && root.type !== 'comment' ? root.type : 'post';
      return t(`said.comment.${place}`, { who, name: root.text ?? '' });
    }
    case 'connection-request':
      return t('said.connectionRequest', { who });
    case 'connection-accepted':
      return t('said.connectionAccepted', { who });
    case 'request-reminder':
      return t('said.requestReminder', { who, name: resource.text ?? '' });
    case 'request-assigned':
      return t('said.requestAssigned', { who, name: resource.text ?? '' });
    case 'request-alternatives':
      return t('said.requestAlternatives', { who, name: resource.text ?? '' });
    case 'verification-changed':
      return t('said.verificationChanged', { name: root.text ?? '' });
    case 'verification-ending':
      return t('said.verificationEnding', { name: root.text ?? '' });
    case 'report-decided':
      return t('said.reportDecided');
    case 'text-removed':
      return t(`said.textRemoved.${type === 'comment' ? 'comment' : 'post'}`);
    default:
      return t(`said.${kind}`, { who });
  }
}
