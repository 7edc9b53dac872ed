import { useMutation } from '@tanstack/react-query';
import { authorPath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { IconButton, IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ArrowLeft, Building2, CircleCheck, Ellipsis, PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as styles from './chat.css.ts';
import { otherSide } from './request-keys.ts';

interface ChatMenuProps {
  readonly request: OpenRequest;
  readonly onEnd: () => Promise<void>;
  readonly children: ReactNode;
}

/** End Conversation, Watch Buyer Profile (INQ-09, INQ-10) and further entries of the site. */
function ChatMenu({ request, onEnd, children }: ChatMenuProps) {
  const t = useText('requests');
  const path = usePath();
  const show = useToast();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: onEnd,
    onSuccess: () => show(t('chat.ended'), 'success'),
    onError: () => show(t('chat.endFailed'), 'danger'),
    onSettled: () => setAsking(false),
  });
  const { senderType, receiverType, side, status } = request;
  const isBuyerCompany = senderType === 'business' && receiverType === 'business' && side === 'R';
  return (
    <>
      <Menu
        variant="plain"
        label={t('chat.menu')}
        trigger={
          <span className={styles.more}>
            <Ellipsis aria-hidden />
          </span>
        }
      >
        {isBuyerCompany && (
          <MenuLink to={path(authorPath(request.from))} icon={<Building2 aria-hidden />}>
            {t('chat.buyer')}
          </MenuLink>
        )}
        <MenuButton
          icon={<CircleCheck aria-hidden />}
          disabled={status === 'closed' || status === 'asked'}
          onClick={() => setAsking(true)}
        >
          {t('chat.end')}
        </MenuButton>
        {children}
      </Menu>
      {asking && (
        <ConfirmDialog
          title={t('chat.endTitle')}
          confirm={t('chat.end')}
          cancel={t('chat.cancel')}
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('chat.endBody')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface ChatHeaderProps {
  readonly request: OpenRequest;
  /** Path of the list of threads. */
  readonly back: string;
  readonly onEnd: () => Promise<void>;
  /** Opens the details; undefined when there are none. */
  readonly onDetails: (() => void) | undefined;
  readonly hasDetails: boolean;
  readonly actions: ReactNode;
}

/** The other side, the subject of an inquiry and the actions of a thread (INQ-09). */
export function ChatHeader({ request, back, onEnd, onDetails, hasDetails, actions }: ChatHeaderProps) {
  const t = useText('requests');
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
          {other.authorID === operatorBusinessID ? (
            other.name
          ) : (
            <TextLink to={path(authorPath(other))} tone="default" {...foreignText(other.name)}>
              {other.name}
            </TextLink>
          )}
          {other.about && (
            <span className={styles.about} {...foreignText(other.about)}>
              {other.about}
            </span>
          )}
        </h2>
        {request.subject !== '' && (
          <MutedText clamp={1} {...foreignText(request.subject)}>
            {request.subject}
          </MutedText>
        )}
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
