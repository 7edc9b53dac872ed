import { useMutation } from '@tanstack/react-query';
import { authorPath } from '@wbn/cards/author/author-path.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Building2, CircleCheck, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './chat.css.ts';

interface ChatMenuProps {
  readonly request: OpenRequest;
  readonly onEnd: () => Promise<void>;
  /** More entries. */
  readonly children: ReactNode;
}

/** End Conversation, Watch Buyer Profile (INQ-09, INQ-10), and what else the site puts there. */
export function ChatMenu({ request, onEnd, children }: ChatMenuProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  const show = useToast();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: onEnd,
    onSuccess: () => show(t('chat.ended'), 'success'),
    onError: () => show(t('chat.endFailed'), 'danger'),
    onSettled: () => setAsking(false),
  });
  const isBuyerCompany = request.senderType === 'business' && request.side === 'R';
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
          disabled={request.status === 'closed'}
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
