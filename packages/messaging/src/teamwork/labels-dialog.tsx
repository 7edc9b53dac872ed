import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  createRequestLabel,
  labelRequest,
  listRequestLabels,
  type RequestLabel,
} from '@wbn/contract/messaging/labels.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { requestKeys } from '../requests/request-keys.ts';
import { EditLabel, LabelForm } from './edit-label.tsx';
import { LabelMarks } from './label-marks.tsx';
import * as styles from './teamwork.css.ts';

type Look = Pick<RequestLabel, 'name' | 'color'>;

interface LabelsDialogProps {
  readonly api: ApiClient;
  readonly bid: string;
  readonly requestID: string;
  readonly labels: readonly RequestLabel[];
  /** Ids of the labels of the inquiry. */
  readonly carried: readonly string[];
  readonly onClose: () => void;
}

/** Chooses the labels of an inquiry; each tick is saved at once. */
export function LabelsDialog({ api, bid, requestID, labels, carried, onClose }: LabelsDialogProps) {
  const t = useText('teamwork');
  const show = useToast();
  const [edited, setEdited] = useState<string>();
  const set = useMutation({
    mutationFn: async (labelIDs: string[]) =>
      (await api.call(labelRequest, { params: { rid: requestID }, query: { bid }, body: { labelIDs } })).data,
    onSuccess: async (_data, _labelIDs, _result, { client }) => {
      await client.invalidateQueries({ queryKey: requestKeys.requestsOf(requestID) });
    },
    onError: () => show(t('failed'), 'danger'),
  });
  const create = useMutation({
    mutationFn: async (look: Look) =>
      (await api.call(createRequestLabel, { params: { id: bid }, body: look })).data,
    onSuccess: (_label, _look, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listRequestLabels, { params: { id: bid } }) }),
  });
  const isOn = (labelID: string) => (set.isPending ? set.variables : carried).includes(labelID);
  const toggle = (labelID: string) =>
    set.mutate(isOn(labelID) ? carried.filter((one) => one !== labelID) : [...carried, labelID]);
  return (
    <Dialog
      title={t('labels.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <Stack space="sm">
        {labels.length === 0 && <Text tone="muted">{t('labels.none')}</Text>}
        <Stack as="ul" space="xs" aria-label={t('labels.title')}>
          {labels.map((label) => (
            <li key={label.labelID}>
              {edited === label.labelID ? (
                <EditLabel api={api} bid={bid} label={label} onDone={() => setEdited(undefined)} />
              ) : (
                <div className={styles.row}>
                  <Checkbox
                    label={<LabelMarks labels={[label]} />}
                    checked={isOn(label.labelID)}
                    disabled={set.isPending}
                    onChange={() => toggle(label.labelID)}
                  />
                  <IconButton
                    size="sm"
                    label={t('labels.edit', { name: label.name })}
                    icon={<Pencil />}
                    onClick={() => setEdited(label.labelID)}
                  />
                </div>
              )}
            </li>
          ))}
        </Stack>
        {edited === '' ? (
          <LabelForm
            busy={create.isPending}
            error={create.error}
            onCancel={() => setEdited(undefined)}
            onSave={(look) =>
              create.mutate(look, {
                onSuccess: ({ labelID }) => {
                  setEdited(undefined);
                  set.mutate([...carried, labelID]);
                },
              })
            }
          />
        ) : (
          <div>
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus />}
              onClick={() => {
                create.reset();
                setEdited('');
              }}
            >
              {t('labels.new')}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
