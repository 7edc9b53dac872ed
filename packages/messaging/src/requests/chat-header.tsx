import { authorPath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { IconButton, IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ArrowLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './chat.css.ts';
import { ChatMenu } from './chat-menu.tsx';
import { otherSide } from './other-side.ts';

interface ChatHeaderProps {
  readonly request: OpenRequest;
  /** Where the list is. */
  readonly back: string;
  readonly onEnd: () => Promise<void>;
  /** Absent: there are none. */
  readonly onDetails: (() => void) | undefined;
  readonly hasDetails: boolean;
  /** More entries of the menu. */
  readonly actions: ReactNode;
}

/** With whom one writes, about what, and what else can be done with the thread (INQ-09). */
export function ChatHeader({ request, back, onEnd, onDetails, hasDetails, actions }: ChatHeaderProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  const other = otherSide(request);
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <IconLink to={back} label={t('chat.back')} icon={<ArrowLeft aria-hidden />} />
      </span>
      <AuthorPhoto author={other} />
      <div className={styles.who}>
        <h2 id="chat-name" className={styles.name}>
          <TextLink to={path(authorPath(other))} tone="default" {...foreignText(other.name)}>
            {other.name}
          </TextLink>
          {other.about && (
            <span className={styles.about} {...foreignText(other.about)}>
              {other.about}
            </span>
          )}
        </h2>
        <Text size="sm" tone="muted" clamp={1} {...foreignText(request.subject)}>
          {request.subject}
        </Text>
      </div>
      {onDetails && (
        <IconButton
          label={t('chat.details')}
          icon={<PanelRight aria-hidden />}
          aria-expanded={hasDetails}
          onClick={onDetails}
        />
      )}
      <ChatMenu request={request} onEnd={onEnd}>
        {actions}
      </ChatMenu>
    </header>
  );
}
