import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AssigneePicker } from '../teamwork/assignee-picker.tsx';
import { LabelPicker } from '../teamwork/label-picker.tsx';
import { NotesPanel } from '../teamwork/notes-panel.tsx';
import * as styles from './chat-details.css.ts';

interface ChatDetailsProps {
  readonly api: ApiClient;
  /** The company. */
  readonly bid: string;
  readonly request: OpenRequest;
  readonly onClose: () => void;
}

/** What colleagues share about a thread; beside the chat, on narrow screens over it. */
export function ChatDetails({ api, bid, request, onClose }: ChatDetailsProps) {
  const { t } = useTranslation('requests');
  const heading = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog')) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside aria-labelledby={heading} className={styles.details} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
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
      <div className={styles.body}>
        <Stack space="lg">
          <AssigneePicker api={api} request={request} bid={bid} />
          <LabelPicker api={api} request={request} bid={bid} />
          <NotesPanel api={api} requestID={request.requestID} bid={bid} />
        </Stack>
      </div>
    </aside>
  );
}
