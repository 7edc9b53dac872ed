import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useThread } from '../live/use-thread.ts';
import { AssigneePicker } from '../teamwork/assignee-picker.tsx';
import { LabelPicker } from '../teamwork/label-picker.tsx';
import { NotesPanel } from '../teamwork/notes-panel.tsx';
import * as styles from './chat.css.ts';
import * as side from './chat-details.css.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { InquirySummary } from './inquiry-summary.tsx';
import { MessageLog } from './message-log.tsx';
import { MessageRequest } from './message-request.tsx';

interface ChatDetailsProps {
  readonly api: ApiClient;
  readonly bid: string;
  readonly request: OpenRequest;
  readonly onClose: () => void;
}

/** Labels, assignee and notes of the company's members; beside the chat, on narrow screens over it. */
function ChatDetails({ api, bid, request, onClose }: ChatDetailsProps) {
  const t = useText('requests');
  const heading = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside aria-labelledby={heading} className={side.details} onKeyDown={closeOnEscape}>
      <div className={side.head}>
        <Heading id={heading} level={2} size="sm">
          {t('chat.details')}
        </Heading>
        <IconButton
          autoFocus
          size="sm"
          label={t('chat.closeDetails')}
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      </div>
      <div className={side.body}>
        <Stack space="lg">
          <AssigneePicker api={api} request={request} bid={bid} />
          <LabelPicker api={api} request={request} bid={bid} />
          <NotesPanel api={api} requestID={request.requestID} bid={bid} />
        </Stack>
      </div>
    </aside>
  );
}

interface ChatPaneProps {
  readonly api: ApiClient;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly bid: string | undefined;
  readonly ownerID: string;
  readonly userID: string;
  readonly requestID: string;
  readonly moreActions: ((request: OpenRequest, bid: string | undefined) => ReactNode) | undefined;
}

/** A thread: header, messages and composer. */
export function ChatPane({ api, bid, ownerID, userID, requestID, moreActions }: ChatPaneProps) {
  const t = useText('requests');
  const path = usePath();
  const thread = useThread({ api, requestID, bid });
  const [hasDetails, setDetails] = useState(false);
  const { request, state } = thread;
  const list = path(requestsPath(ownerID));
  if (state === 'missing') {
    return (
      <div className={styles.state}>
        <EmptyState
          title={t('chat.missing')}
          action={
            <ButtonLink to={list} variant="secondary" size="sm">
              {t('chat.back')}
            </ButtonLink>
          }
        >
          {t('chat.missingBody')}
        </EmptyState>
      </div>
    );
  }
  if (state === 'error') {
    return (
      <div className={styles.state}>
        <LoadError title={t('chat.failed')} retry={t('chat.again')} onRetry={thread.retryLoading} />
      </div>
    );
  }
  if (!request) {
    return (
      <div className={styles.loading} role="status" aria-label={t('chat.loading')}>
        <Skeleton width="40%" height="2.5rem" />
        <Skeleton lines={6} />
      </div>
    );
  }
  return (
    <>
      <section className={styles.pane} aria-labelledby="chat-name">
        <ChatHeader
          request={request}
          back={list}
          onEnd={thread.end}
          onDetails={bid === undefined ? undefined : () => setDetails(!hasDetails)}
          hasDetails={hasDetails}
          actions={moreActions?.(request, bid)}
        />
        <InquirySummary api={api} request={request} />
        <MessageLog api={api} thread={thread} request={request} bid={bid} userID={userID} />
        {request.status === 'asked' && request.side === 'R' ? (
          <MessageRequest api={api} request={request} list={list} />
        ) : (
          <Composer api={api} bid={bid} userID={userID} request={request} thread={thread} />
        )}
      </section>
      {bid !== undefined && hasDetails && (
        <ChatDetails api={api} bid={bid} request={request} onClose={() => setDetails(false)} />
      )}
    </>
  );
}
