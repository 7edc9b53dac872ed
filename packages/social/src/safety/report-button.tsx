import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import {
  listOwnReports,
  type ReportableType,
  type ReportReason,
  reportNoteLength,
  reportReasons,
  reportResource,
} from '@wbn/contract/social/reports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Flag } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './report-dialog.css.ts';

interface ReportProps {
  readonly resourceID: string;
  readonly resourceType: ReportableType;
  readonly api?: ApiClient;
}

/** Menu entry that opens the report dialog; the dialog outlives the menu, which closes on selection. */
export function ReportItem(props: ReportProps) {
  const t = useText('safety');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuButton icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        {t('report')}
      </MenuButton>
      {isOpen &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the dialog from the menu that it was opened by
          <div onKeyDown={(event) => event.stopPropagation()}>
            <ReportDialog {...props} onClose={() => setOpen(false)} />
          </div>,
          document.body,
        )}
    </>
  );
}

interface ReportDialogProps extends ReportProps {
  readonly onClose: () => void;
}

/** Asks for the reason of a report and says what happens next. */
function ReportDialog({ resourceID, resourceType, api: given, onClose }: ReportDialogProps) {
  const t = useText('safety');
  const own = useMemberApi();
  const errorMessage = useErrorMessage();
  const form = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: async (body: CallInput<typeof reportResource>['body']) =>
      (await (given ?? own).call(reportResource, { body })).data,
    onSuccess: (_report, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listOwnReports) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason) report.mutate({ resourceID, resourceType, reason, note });
  };
  if (report.isSuccess) return <Thanks onClose={onClose} />;
  return (
    <Dialog
      title={t(`title.${resourceType}`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={report.isPending} disabled={!reason}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack space="md">
          {resourceType === 'request' && <Text tone="muted">{t('threadSeen')}</Text>}
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>{t('why')}</legend>
            {reportReasons.map((one) => (
              <Checkbox
                key={one}
                type="radio"
                name="reason"
                label={t(`reasons.${one}`)}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
            ))}
          </fieldset>
          <TextArea
            label={t(reason === 'other' ? 'noteOther' : 'note')}
            hint={t('noteHint')}
            rows={3}
            limit={reportNoteLength}
            required={reason === 'other'}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {report.error && <Notice tone="danger" title={problemOf(report.error)} />}
        </Stack>
      </form>
    </Dialog>
  );

  function problemOf(error: Error): string {
    const failure = toApiError(error);
    if (failure.code === 'NotFound') return t('gone');
    if (failure.code === 'TooManyRequests') return t('tooMany');
    // A refusal has many reasons: it is one's own, or somebody else's conversation.
    return failure.code === 'Forbidden' ? errorMessage(failure) : t('failed');
  }
}

function Thanks({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const t = useText('safety');
  const path = usePath();
  return (
    <Dialog title={t('thanks')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div role="status">
        <Stack space="sm">
          <Text>{t('thanksBody')}</Text>
          <TextLink to={path('/reports')}>{t('own')}</TextLink>
        </Stack>
      </div>
    </Dialog>
  );
}
