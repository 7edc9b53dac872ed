import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { formatDay, formatDayAgo, readerDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useEndInView } from '@wbn/ui-kit/layout/use-end-in-view.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alternatives } from '../answers/alternatives.tsx';
import type { Thread } from '../live/thread.ts';
import { groupMessages } from './group-messages.ts';
import { MessageGroupView, PendingMessages } from './message-group.tsx';
import * as styles from './message-log.css.ts';
import { otherSide } from './request-keys.ts';
import { useChatScroll } from './use-chat-scroll.ts';

interface MessageLogProps {
  readonly api: ApiClient;
  readonly thread: Thread;
  readonly request: OpenRequest;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly bid: string | undefined;
  readonly userID: string;
}

/** The messages of both sides by day and author, followed by unconfirmed ones. */
export function MessageLog({ api, thread, request, bid, userID }: MessageLogProps) {
  const t = useText('requests');
  const locale = useLocale();
  const today = readerDay(Date.now());
  const { messages, pending, isTyping } = thread;
  const { side, seenUntil, status, receiverType } = request;
  const { name } = otherSide(request);
  const first = messages[0]?.number ?? 0;
  const last = messages.at(-1)?.number ?? 0;
  // Fixed when the thread opens, so that the divider does not move.
  const [firstNew] = useState(
    () => messages.find(({ number, from }) => number > request.readUntil && from !== side)?.number,
  );
  const { scroller, leftAt, toEnd } = useChatScroll(first, last);
  const top = useLoadEarlier(thread, first);
  useMarkRead(thread, last, leftAt === undefined);
  useFollowOwn(pending.length, toEnd);
  const lastOwn = messages.findLast(({ from }) => from === side)?.number;

  return (
    <div className={styles.place}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="polite"
        aria-label={t('chat.log', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard
        tabIndex={0}
      >
        <div className={styles.content}>
          <div ref={top} className={styles.top}>
            {thread.hasEarlier && t('chat.earlier')}
          </div>
          {groupMessages(messages).map(({ day, groups }) => (
            <Fragment key={day}>
              <div className={styles.day}>
                <time dateTime={day} title={formatDay(locale, day)}>
                  {formatDayAgo(locale, day, today) ?? formatDay(locale, day)}
                </time>
              </div>
              {groups.map((group) => (
                <MessageGroupView
                  key={group.messages[0]?.messageID}
                  api={api}
                  requestID={request.requestID}
                  bid={bid}
                  group={group}
                  isOwn={group.from === side}
                  // A person writing for themselves has no colleagues to tell apart.
                  author={bid === undefined ? undefined : authorName(group.author)}
                  firstNew={firstNew}
                  receipt={lastOwn}
                  receiptText={t(lastOwn !== undefined && lastOwn <= seenUntil ? 'chat.seen' : 'chat.sent')}
                />
              ))}
            </Fragment>
          ))}
          {status === 'held' && (
            <Notice tone="warning" title={t('chat.held')}>
              {t('chat.heldBody')}
            </Notice>
          )}
          {side === 'S' && status === 'asked' && (
            <Notice tone="info" title={t('chat.asked')}>
              {t('chat.askedBody', { name })}
            </Notice>
          )}
          {side === 'S' &&
            receiverType === 'business' &&
            status === 'open' &&
            messages.every(({ from }) => from === side) && (
              <Alternatives api={api} requestID={request.requestID} bid={bid} />
            )}
          <PendingMessages pending={pending} retry={thread.retry} discard={thread.discard} />
          <div className={styles.typing}>{isTyping && t('chat.typing', { name })}</div>
        </div>
      </div>
      {leftAt !== undefined && (
        <div className={styles.newest}>
          <Button variant="secondary" size="sm" icon={<ArrowDown aria-hidden />} onClick={toEnd}>
            {t(last > leftAt ? 'chat.new' : 'chat.toNewest')}
          </Button>
        </div>
      )}
    </div>
  );

  function authorName(author: { readonly authorID: string; readonly name: string } | undefined) {
    if (author?.authorID === userID) return t('chat.you');
    return author && (author.name || t('chat.formerColleague'));
  }
}

/** Returns the sentinel at the top that loads earlier messages when it scrolls into view. */
function useLoadEarlier({ hasEarlier, loadEarlier }: Thread, first: number) {
  const top = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(false);
  const [askedAt, setAskedAt] = useState<number>();
  useEndInView(top, {
    hasNextPage: hasEarlier,
    isFetchingNextPage: isLoading,
    // The last request brought no earlier message.
    isFetchNextPageError: askedAt === first,
    async fetchNextPage() {
      setLoading(true);
      await loadEarlier();
      setAskedAt(first);
      setLoading(false);
    },
  });
  return top;
}

/** Marks messages as read while the end is in view. */
function useMarkRead({ markRead }: Thread, last: number, isAtEnd: boolean) {
  const mark = useEffectEvent(markRead);
  useEffect(() => {
    if (isAtEnd && last > 0) mark();
  }, [isAtEnd, last]);
}

/** Scrolls to the person's own new message. */
function useFollowOwn(count: number, toEnd: () => void) {
  const known = useRef(count);
  const show = useEffectEvent(toEnd);
  useEffect(() => {
    if (count > known.current) show();
    known.current = count;
  }, [count]);
}
