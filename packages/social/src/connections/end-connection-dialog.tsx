import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

interface EndConnectionDialogProps {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a connection ends. */
export function EndConnectionDialog({ name, onConfirm, onCancel }: EndConnectionDialogProps) {
  const { t } = useTranslation('relations');
  return (
    <ConfirmDialog
      title={t('connections.endTitle', { name })}
      confirm={t('connections.end')}
      cancel={t('cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{t('connections.endBody')}</Text>
    </ConfirmDialog>
  );
}
