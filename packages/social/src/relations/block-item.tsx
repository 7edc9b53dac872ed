import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { blockMutation } from './block-and-mute.query.ts';
import { useRelationApi } from './relation-api.ts';

interface BlockItemProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  readonly name: string;
  readonly blocked: boolean;
  /** Id of the company that blocks; undefined: the person. */
  readonly businessID: string | undefined;
}

/** Menu entry that blocks after a confirmation, or unblocks; the dialog outlives the menu. */
export function BlockItem({ name, blocked, ...of }: BlockItemProps) {
  const t = useText('relations');
  const show = useToast();
  const [asking, setAsking] = useState(false);
  const block = useMutation(blockMutation(useRelationApi(), of));
  const setBlocked = (on: boolean) =>
    block.mutate(on, {
      onSuccess: () => show(t(on ? 'blocks.blockedToast' : 'blocks.unblockedToast', { name }), 'success'),
      onError: (error) =>
        show(t(toApiError(error).code === 'TooManyRequests' ? 'blocks.tooMany' : 'blocks.failed'), 'danger'),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <MenuButton
        icon={<Ban aria-hidden />}
        tone={blocked ? 'default' : 'danger'}
        onClick={() => (blocked ? setBlocked(false) : setAsking(true))}
      >
        {t(blocked ? 'blocks.unblock' : 'blocks.block', { name })}
      </MenuButton>
      {asking &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the dialog from the menu that it was opened by
          <div onKeyDown={(event) => event.stopPropagation()}>
            <ConfirmDialog
              title={t('blocks.title', { name })}
              confirm={t('blocks.confirm')}
              cancel={t('cancel')}
              tone="danger"
              busy={block.isPending}
              onConfirm={() => setBlocked(true)}
              onCancel={() => setAsking(false)}
            >
              <Text>{t('blocks.body')}</Text>
            </ConfirmDialog>
          </div>,
          document.body,
        )}
    </>
  );
}
