import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { addCaseNote, type DeskCase, deskNoteLength } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { FailureText } from '@wbn/ui-kit/text/text.tsx';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './case-notes.css.ts';
import { caseQuery } from './cases.query.ts';

interface CaseNotesProps {
  readonly caseID: string;
  readonly notes: DeskCase['notes'];
}

/** What staff have written to each other about the case, and the form for one more. */
export function CaseNotes({ caseID, notes }: CaseNotesProps) {
  const t = useText('desk-cases');
  const [isWriting, setWriting] = useState(false);
  const write = () => setWriting(true);
  useKeys([{ key: 'n', label: t('keys.note'), run: write }]);
  return (
    <Surface padding="md" aria-label={t('notes.title')}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {t('notes.title')}
        </Heading>
        {!isWriting && (
          <Button variant="quiet" size="sm" aria-keyshortcuts="n" onClick={write}>
            {t('notes.add')} <KeyHint of="n" />
          </Button>
        )}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ noteID, by, content, at }) => (
            <li key={noteID} className={styles.note}>
              <p className={styles.signature}>
                {by} · <TimeAgo at={at} />
              </p>
              <p dir="auto" className={styles.words}>
                {content}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isWriting && <NoteForm caseID={caseID} onClose={() => setWriting(false)} />}
    </Surface>
  );
}

function NoteForm({ caseID, onClose }: { readonly caseID: string; readonly onClose: () => void }) {
  const t = useText('desk-cases');
  const errorMessage = useErrorMessage();
  const { api } = useDesk();
  const client = useQueryClient();
  const [content, setContent] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.focus(), []);
  const { mutate, error, isPending } = useMutation({
    ...callMutation(api, addCaseNote),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: caseQuery(api, caseID).queryKey });
      onClose();
    },
  });
  const send = () => {
    if (content.trim() && !isPending) mutate({ params: { id: caseID }, body: { content }, idempotencyKey });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={area}
        label={t('notes.label')}
        rows={3}
        limit={deskNoteLength}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={handleKey}
      />
      <FailureText>{error && errorMessage(toApiError(error))}</FailureText>
      <div className={styles.buttons}>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" loading={isPending} aria-keyshortcuts="Control+Enter">
          {t('notes.send')} <KeyHint of="Ctrl ↵" />
        </Button>
      </div>
    </form>
  );
}
