import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { RequestLabel } from '@wbn/contract/messaging/teamwork/request-label.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRequestLabelMutation } from './change-request-label.query.ts';
import { deleteRequestLabelMutation } from './delete-request-label.query.ts';
import { LabelForm } from './label-form.tsx';

interface EditLabelProps {
  readonly api: ApiClient;
  readonly bid: string;
  readonly label: RequestLabel;
  readonly onDone: () => void;
}

/** Name and colour of a label, or its end. */
export function EditLabel({ api, bid, label, onDone }: EditLabelProps) {
  const { t } = useTranslation('teamwork');
  const show = useToast();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation(changeRequestLabelMutation(api, bid));
  const remove = useMutation(deleteRequestLabelMutation(api, bid));
  const failed = () => {
    setAsking(false);
    show(t('labels.deleteFailed'), 'danger');
  };
  return (
    <Stack space="xs">
      <LabelForm
        label={label}
        busy={change.isPending}
        error={change.error}
        onCancel={onDone}
        onSave={(look) => change.mutate({ labelID: label.labelID, ...look }, { onSuccess: onDone })}
      />
      <div>
        <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => setAsking(true)}>
          {t('labels.delete')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('labels.deleteTitle', { name: label.name })}
          confirm={t('labels.delete')}
          cancel={t('cancel')}
          tone="danger"
          busy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => remove.mutate(label.labelID, { onSuccess: onDone, onError: failed })}
        >
          <Text>{t('labels.deleteBody')}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
