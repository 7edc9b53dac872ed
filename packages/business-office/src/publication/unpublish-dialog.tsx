import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { usePublication } from './use-publication.ts';

interface UnpublishDialogProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly company: string;
  readonly onClose: () => void;
}

/** Explains and confirms unpublishing a company. */
export function UnpublishDialog({ api, onClose, ...of }: UnpublishDialogProps) {
  const t = useText('publication');
  const { perform, busy } = usePublication(api, of);
  const unpublish = async () => {
    await perform('unpublish');
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('ask.unpublish.title', of)}
      confirm={t('unpublish')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={unpublish}
      onCancel={onClose}
    >
      <Text>{t('ask.unpublish.body')}</Text>
    </ConfirmDialog>
  );
}
