import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import {
  addRequestNote,
  listRequestNotes,
  type RequestNote,
  removeRequestNote,
} from '@wbn/contract/messaging/notes.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import * as styles from './teamwork.css.ts';

interface NoteEntryProps {
  readonly api: ApiClient;
  readonly requestID: string;
  readonly bid: string;
  readonly note: RequestNote;
}

/** An internal note. */
function NoteEntry({ api, requestID, bid, note }: NoteEntryProps) {
  const t = useText('teamwork');
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
        <MutedText>
          <bdi>{name}</bdi> · <TimeAgo at={note.createdAt} />
        </MutedText>
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

interface NoteFormProps {
  readonly api: ApiClient;
  readonly requestID: string;
  readonly bid: string;
}

/** Form for a note; the text stays after a failure. */
function NoteForm({ api, requestID, bid }: NoteFormProps) {
  const t = useText('teamwork');
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

interface NotesPanelProps {
  readonly api: ApiClient;
  readonly requestID: string;
  readonly bid: string;
}

/** Internal notes of the company's members on an inquiry. */
export function NotesPanel({ api, requestID, bid }: NotesPanelProps) {
  const t = useText('teamwork');
  const heading = useId();
  const {
    data: notes,
    isError,
    refetch,
  } = useQuery(callQuery(api, listRequestNotes, { params: { rid: requestID }, query: { bid } }));
  return (
    <section aria-labelledby={heading}>
      <Stack space="sm">
        <Stack space="xxs">
          <Heading id={heading} level={3} size="sm">
            {t('notes.title')}
          </Heading>
          <MutedText>{t('notes.private')}</MutedText>
        </Stack>
        {isError ? (
          <LoadError title={t('notes.failed')} retry={t('again')} onRetry={refetch} />
        ) : notes === undefined ? (
          <Skeleton height="4rem" />
        ) : (
          <Stack as="ul" space="sm" aria-label={t('notes.title')}>
            {notes.map((note) => (
              <NoteEntry key={note.noteID} api={api} requestID={requestID} bid={bid} note={note} />
            ))}
          </Stack>
        )}
        {notes && <NoteForm api={api} requestID={requestID} bid={bid} />}
      </Stack>
    </section>
  );
}
