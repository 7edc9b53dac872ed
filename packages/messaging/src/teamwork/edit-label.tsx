import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  changeRequestLabel,
  deleteRequestLabel,
  listRequestLabels,
  type RequestLabel,
} from '@wbn/contract/messaging/labels.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestKeys } from '../requests/request-keys.ts';
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
  const change = useMutation({
    mutationFn: async ({ labelID, name, color }: RequestLabel) =>
      (await api.call(changeRequestLabel, { params: { id: bid, labelID }, body: { name, color } })).data,
    onSuccess: (_label, _look, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listRequestLabels, { params: { id: bid } }) }),
  });
  const remove = useMutation({
    mutationFn: (labelID: string) => api.call(deleteRequestLabel, { params: { id: bid, labelID } }),
    onSuccess: async (_data, _labelID, _result, { client }) => {
      await client.invalidateQueries({ queryKey: callKey(listRequestLabels, { params: { id: bid } }) });
      await client.invalidateQueries({ queryKey: requestKeys.requests });
    },
  });
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
