import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { addRequestNote, listRequestNotes } from '@wbn/contract/messaging/notes.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NoteFormProps {
  readonly api: ApiClient;
  readonly requestID: string;
  readonly bid: string;
}

/** Where a note is written; what was typed stays when it fails. */
export function NoteForm({ api, requestID, bid }: NoteFormProps) {
  const { t } = useTranslation('teamwork');
  const show = useToast();
  const [typed, setTyped] = useState('');
  const add = useMutation({
    mutationFn: async (content: string) =>
      (await api.call(addRequestNote, { params: { rid: requestID }, query: { bid }, body: { content } }))
        .data,
    onSuccess: (note, _content, _result, { client }) => {
      client.setQueryData(
        callKey(listRequestNotes, { params: { rid: requestID }, query: { bid } }),
        (last) => (last?.some(({ noteID }) => noteID === note.noteID) ? last : last && [...last, note]),
      );
    },
  });
  const save = () => {
    if (typed.trim() === '' || add.isPending) return;
    add.mutate(typed, { onSuccess: () => setTyped(''), onError: () => show(t('notes.notSaved'), 'danger') });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form onSubmit={submit}>
      <Stack space="xs">
        <TextArea
          label={t('notes.write')}
          hideLabel
          placeholder={t('notes.placeholder')}
          rows={3}
          limit={2_000}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={handleKey}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            loading={add.isPending}
            disabled={typed.trim() === ''}
          >
            {t('notes.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
