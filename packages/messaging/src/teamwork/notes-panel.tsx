import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listRequestNotes } from '@wbn/contract/messaging/notes.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteEntry } from './note-entry.tsx';
import { NoteForm } from './note-form.tsx';

interface NotesPanelProps {
  readonly api: ApiClient;
  readonly requestID: string;
  /** The company. */
  readonly bid: string;
}

/** What colleagues note about an inquiry for themselves. */
export function NotesPanel({ api, requestID, bid }: NotesPanelProps) {
  const { t } = useTranslation('teamwork');
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
          <Text size="sm" tone="muted">
            {t('notes.private')}
          </Text>
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
