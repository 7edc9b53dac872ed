import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { listRequestNotes, type RequestNote, removeRequestNote } from '@wbn/contract/messaging/notes.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './teamwork.css.ts';

interface NoteEntryProps {
  readonly api: ApiClient;
  readonly requestID: string;
  readonly bid: string;
  readonly note: RequestNote;
}

/** A colleague's note. */
export function NoteEntry({ api, requestID, bid, note }: NoteEntryProps) {
  const { t } = useTranslation('teamwork');
  const { date } = useLabels();
  const show = useToast();
  const remove = useMutation({
    mutationFn: (noteID: string) =>
      api.call(removeRequestNote, { params: { rid: requestID, noteID }, query: { bid } }),
    onSuccess: (_data, removed, _result, { client }) => {
      client.setQueryData(callKey(listRequestNotes, { params: { rid: requestID }, query: { bid } }), (last) =>
        last?.filter(({ noteID }) => noteID !== removed),
      );
    },
  });
  const name = note.author.name || t('notes.formerColleague');
  return (
    <li className={styles.note}>
      <div className={styles.row}>
        <Text size="sm" tone="muted">
          <bdi>{name}</bdi> · <time dateTime={note.createdAt}>{date(note.createdAt)}</time>
        </Text>
        {note.isRemovable && (
          <IconButton
            size="sm"
            label={t('notes.remove', { name })}
            icon={<Trash2 />}
            disabled={remove.isPending}
            onClick={() => remove.mutate(note.noteID, { onError: () => show(t('failed'), 'danger') })}
          />
        )}
      </div>
      <div className={styles.words}>{note.content}</div>
    </li>
  );
}
