import { useText } from '@wbn/edition/use-text.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';

interface EndConnectionDialogProps {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a connection ends. */
export function EndConnectionDialog({ name, onConfirm, onCancel }: EndConnectionDialogProps) {
  const t = useText('relations');
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
