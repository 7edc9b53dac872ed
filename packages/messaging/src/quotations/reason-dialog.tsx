import { toApiError } from '@wbn/api-client/api-error.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens. */
  readonly body: string;
  readonly confirm: string;
  readonly tone?: 'primary' | 'danger';
  /** Controls above the words. */
  readonly children?: ReactNode;
  readonly noteLabel: string;
  readonly noteHint?: string;
  readonly busy: boolean;
  /** Called with the words, if there are any. What was typed stays until the dialog is closed. */
  readonly onConfirm: (words: { readonly note?: string }) => void;
  readonly onEnd: () => void;
}

/** Asks before an act about a request for quotation, with words that others read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    body,
    confirm,
    tone = 'primary',
    children,
    noteLabel,
    noteHint,
    busy,
    onConfirm,
    onEnd,
  } = props;
  const t = useText('quotations');
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={t('cancel')}
      tone={tone}
      busy={busy}
      onConfirm={() => onConfirm(note.trim() ? { note } : {})}
      onCancel={onEnd}
    >
      <Stack space="sm">
        <Text>{body}</Text>
        {children}
        <TextArea
          label={noteLabel}
          {...(noteHint && { hint: noteHint })}
          rows={2}
          limit={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** Returns a function that says why the act failed: the words hold contact data, or what the server says. */
export function useReasonFailure(): (error: Error) => void {
  const t = useText('quotations');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  return (error) => {
    const failure = toApiError(error);
    toast(failure.fields ? t('contact') : errorMessage(failure), 'danger');
  };
}
