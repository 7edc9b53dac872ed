import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type Favorite, favoriteNoteLength } from '@wbn/contract/social/favorites.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeNoteMutation } from './favorite.query.ts';
import * as styles from './favorites.css.ts';

interface FavoriteNoteProps {
  readonly api: ApiClient;
  readonly favorite: Favorite;
}

/** The member's own note on a company, written in its place. */
export function FavoriteNote({ api, favorite }: FavoriteNoteProps) {
  const { t } = useTranslation('favorites');
  const [isWriting, setWriting] = useState(false);
  const { note, companyName: name } = favorite;
  if (isWriting) return <NoteForm api={api} favorite={favorite} onDone={() => setWriting(false)} />;
  return (
    <>
      {note && (
        <Text as="div" size="sm">
          <div className={styles.note}>{note}</div>
        </Text>
      )}
      <div className={styles.edit}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Pencil />}
          aria-label={t(note ? 'editNoteNamed' : 'addNoteNamed', { name })}
          onClick={() => setWriting(true)}
        >
          {t(note ? 'editNote' : 'addNote')}
        </Button>
      </div>
    </>
  );
}

function NoteForm({ api, favorite, onDone }: FavoriteNoteProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('favorites');
  const show = useToast();
  const [typed, setTyped] = useState(favorite.note);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = useMutation(writeNoteMutation(api, favorite));
  useEffect(() => area.current?.focus(), []);
  const save = () =>
    write.mutate(typed.trim(), { onSuccess: onDone, onError: () => show(t('failed'), 'danger') });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form onSubmit={submit}>
      <Stack space="xs">
        <TextArea
          ref={area}
          label={t('noteOn', { name: favorite.companyName })}
          hideLabel
          placeholder={t('notePlaceholder')}
          rows={3}
          limit={favoriteNoteLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={handleKey}
        />
        <Inline>
          <Button type="submit" size="sm" loading={write.isPending}>
            {t('saveNote')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
