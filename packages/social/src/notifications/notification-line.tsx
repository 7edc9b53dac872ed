import { authorPath, profilePath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import {
  businessPath,
  claimPath,
  membersScreenPath,
  productPath,
  requestsPath,
  verificationScreenPath,
} from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { kindsWithoutActor, type NoticeOutcome } from '@wbn/contract/social/notification-kinds.ts';
import type { NoticePlace, Notification } from '@wbn/contract/social/notifications.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { type ResourceType, resourceTypes } from '@wbn/contract/social/resource-type.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { commentAnchor } from '../comments/comment-anchor.ts';
import { groupPath } from '../groups/group-path.ts';
import { postPath } from '../posts/post-path.ts';
import * as styles from './notification-line.css.ts';

/** These are quoted; everything else is named. */
const quotedTypes: ReadonlySet<NoticePlace['type']> = new Set(['post', 'comment', 'report-case']);

interface NotificationLineProps {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
}

/** A notification: actors, quote and time, linked to its place. */
export function NotificationLine({ notification, onOpen }: NotificationLineProps) {
  const t = useText('notifications');
  const path = usePath();
  const sentence = useNotificationSentence(notification);
  const { kind, actors, resource, root, reason, createdAt, isUnread, isRead } = notification;
  // These kinds have no member as an actor.
  const [actor] = kindsWithoutActor.has(kind) ? [] : actors;
  const place = root.type === 'report-case' ? root : resource;
  const quoted = quotedTypes.has(place.type) ? place.text : undefined;
  return (
    <Anchor
      to={path(notificationPath(notification))}
      className={isUnread ? styles.unreadLine : styles.line}
      onClick={() => {
        if (!isRead) onOpen(notification);
      }}
    >
      {actor ? <AuthorPhoto author={actor} /> : <BellRing aria-hidden className={styles.icon} />}
      <span className={styles.words}>
        <span>{sentence}</span>
        {quoted && (
          <span className={styles.quote} {...foreignText(quoted)}>
            {quoted}
          </span>
        )}
        {reason && reason !== 'other' && <RemovalReason reason={reason} />}
        <span className={styles.time}>
          <TimeAgo at={createdAt} />
        </span>
      </span>
      {isUnread && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}

/** The reason why the reader's post or comment was removed. */
function RemovalReason({ reason }: { readonly reason: ReportReason }) {
  const t = useText('safety');
  return <span>{t('removedFor', { reason: t(`reasons.${reason}`) })}</span>;
}

/** Path of the page that a notification links to, without the language, which `usePath` adds. */
function notificationPath({ kind, actors: [actor], actorCount, resource, root }: Notification): string {
  if (kind === 'report-decided') return '/reports';
  if (resource.type === 'quotation') return `/quotation-requests/${resource.id}`;
  if (resource.type === 'open-quotation') return `/open-requests/${resource.id}`;
  if (resource.type === 'request') return requestsPath(root.id, resource.id);
  if (kind === 'connection-request') return connectionsPath('received', root);
  if (kind === 'connection-accepted') return connectionsPath('accepted', root);
  if (kind === 'follow' && actorCount > 1) return connectionsPath('followers', root);
  if (kind === 'verification-changed' || kind === 'verification-ending')
    return verificationScreenPath(root.id);
  if (root.type === 'group')
    return groupPath(
      { groupID: root.id, name: root.text ?? '' },
      kind === 'group-request' ? 'requests' : undefined,
    );
  if (kind === 'claim-changed') return claimPath(root.id);
  if (kind === 'company-claimed') return membersScreenPath(root.id);
  if (root.type === 'report-case') return `/removals/${root.id}`;
  if (kind === 'follow' && actor) return authorPath(actor);
  return resource.type === 'comment' ? `${placePath(root)}#${commentAnchor(resource.id)}` : placePath(root);
}

/** Path of the connections page of the person or company that is notified. */
function connectionsPath(tab: string, { id, type }: NoticePlace): string {
  return `/connections?${new URLSearchParams({ ...(type === 'business' && { as: id }), tab })}`;
}

function placePath({ id, type, text = '', companyName = '' }: NoticePlace): string {
  if (type === 'business') return businessPath({ businessID: id, general: { companyName: text } });
  if (type === 'product')
    return productPath({ productID: id, name: text, businessProfile: { general: { companyName } } });
  return type === 'user' ? profilePath(id) : postPath(id);
}

/** Placeholder in the translated sentence for the names. */
const mark = '\u0001';

/** The sentence of a notification, such as 'Ana and 4 others like your post', with the names emphasized. */
function useNotificationSentence(notification: Notification): ReactNode {
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
  const t = useText('notifications');
  const [first = t('somebody'), second] = actors.map(({ name }) => name);
  if (actorCount <= 1) return first;
  if (actorCount === 2 && second) return t('two', { first, second });
  return t('others', { first, count: actorCount - 1 });
}

/** Types that can be liked and commented on; the other types have their own sentences. */
type Talked = ResourceType;

const isTalked = (type: NoticePlace['type']): type is Talked =>
  resourceTypes.some((talked) => talked === type);

/** Outcomes of a verification; those of a removal or a claim have their own sentences. */
type VerificationOutcome = Exclude<NoticeOutcome, 'restored' | 'confirmed' | 'disputed'>;

const isVerificationOutcome = (outcome: NoticeOutcome | undefined): outcome is VerificationOutcome =>
  outcome !== undefined && outcome !== 'restored' && outcome !== 'confirmed' && outcome !== 'disputed';

const claimOutcomeOf = (outcome: NoticeOutcome | undefined) =>
  outcome === 'approved' || outcome === 'rejected' ? outcome : 'disputed';

function useSentence({ kind, resource, root, outcome, actorCount }: Notification): string {
  const t = useText('notifications');
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
      return t(`said.verificationChanged.${isVerificationOutcome(outcome) ? outcome : 'changed'}`, {
        name: root.text ?? '',
      });
    case 'verification-ending':
      return t('said.verificationEnding', { name: root.text ?? '' });
    case 'group-request':
      return t('said.groupRequest', { who, name: resource.text ?? '' });
    case 'group-accepted':
      return t('said.groupAccepted', { who, name: resource.text ?? '' });
    case 'group-invited':
      return t('said.groupInvited', { who, name: resource.text ?? '' });
    case 'quotation-invited':
      return t('said.quotationInvited', { name: resource.text ?? '' });
    case 'quotation-offered':
      return t('said.quotationOffered', { who, name: resource.text ?? '' });
    case 'quotation-chosen':
      return t('said.quotationChosen', { who, name: resource.text ?? '' });
    case 'quotation-closed':
      return t('said.quotationClosed', { name: resource.text ?? '' });
    case 'claim-changed':
      return t(`said.claimChanged.${claimOutcomeOf(outcome)}`, { name: root.text ?? '' });
    case 'company-claimed':
      return t(`said.companyClaimed.${claimOutcomeOf(outcome)}`, { name: root.text ?? '' });
    case 'report-decided':
      return t('said.reportDecided');
    case 'removal-reviewed':
      return t(
        `said.removalReviewed.${outcome === 'restored' ? 'restored' : 'confirmed'}.${type === 'comment' ? 'comment' : 'post'}`,
      );
    case 'text-removed':
      return t(`said.textRemoved.${type === 'comment' ? 'comment' : 'post'}`);
    default:
      return t(`said.${kind}`, { who });
  }
}
