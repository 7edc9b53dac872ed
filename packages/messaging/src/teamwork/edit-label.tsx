import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  changeRequestLabel,
  deleteRequestLabel,
  type LabelColor,
  labelColors,
  listRequestLabels,
  type RequestLabel,
  requestLabelLimit,
} from '@wbn/contract/messaging/labels.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { requestKeys } from '../requests/request-keys.ts';

interface Look {
  readonly name: string;
  readonly color: LabelColor;
}

interface LabelFormProps {
  /** Current name and colour; absent for a new label. */
  readonly label?: Look;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSave: (look: Look) => void;
  readonly onCancel: () => void;
}

/** Form for name and colour of a label; Escape cancels. */
export function LabelForm({ label, busy, error, onSave, onCancel }: LabelFormProps) {
  const t = useText('teamwork');
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'blue');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may be inside another form.
    event.stopPropagation();
    if (name.trim() !== '') onSave({ name, color });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <form onSubmit={submit} onKeyDown={leave}>
      <Stack space="xs">
        <TextField
          label={t('labels.name')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={40}
          required
          autoFocus
          autoComplete="off"
          {...(error && { error: problemOf(error) })}
        />
        <Select
          label={t('labels.color')}
          value={color}
          options={labelColors.map((one) => ({ value: one, text: t(`labels.colors.${one}`) }))}
          onChange={({ currentTarget }) =>
            setColor(labelColors.find((one) => one === currentTarget.value) ?? 'gray')
          }
        />
        <Inline>
          <Button type="submit" size="sm" loading={busy}>
            {t('save')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );

  function problemOf(failure: Error): string {
    const isConflict = failure instanceof ApiError && failure.code === 'Conflict';
    return isConflict ? t('labels.taken', { count: requestLabelLimit }) : t('failed');
  }
}

interface EditLabelProps {
  readonly api: ApiClient;
  readonly bid: string;
  readonly label: RequestLabel;
  readonly onDone: () => void;
}

/** Edits or deletes a label. */
export function EditLabel({ api, bid, label, onDone }: EditLabelProps) {
  const t = useText('teamwork');
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
