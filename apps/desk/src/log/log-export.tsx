import { useMutation } from '@tanstack/react-query';
import { exportStaffActions } from '@wbn/contract/desk/log.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { saveCsv } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import type { LogFilter } from './log-filter.ts';

/** Saves what the filters find as CSV, part by part, for a reason. */
export function LogExport({ filter }: { readonly filter: LogFilter }) {
  const t = useText('desk-log');
  const { api } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: async () => {
      const parts: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const { data } = await api.call(exportStaffActions, {
          body: { ...filter, reason, ...(after && { after }) },
        });
        parts.push(data.csv);
        after = data.after;
      }
      return parts.join('');
    },
    onSuccess(csv) {
      saveCsv(`wbn-log-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      close();
    },
  });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="secondary" icon={<Download />} onClick={() => setOpen(true)}>
        {t('export.open')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('export.title')}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {t('export.cancel')}
              </Button>
              <Button loading={isPending} disabled={reason.trim() === ''} onClick={() => mutate()}>
                {t('export.confirm')}
              </Button>
            </>
          }
        >
          <Stack space="sm">
            <Text>{t('export.text')}</Text>
            <TextField
              label={t('export.reason')}
              value={reason}
              maxLength={500}
              required
              onChange={({ target }) => setReason(target.value)}
            />
            {isError && <Text role="alert">{t('export.failed')}</Text>}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
