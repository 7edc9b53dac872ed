import { ApiError } from '@wbn/api-client/api-error.ts';
import { favoriteListLimit } from '@wbn/contract/social/favorites.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import * as styles from './favorites.css.ts';

interface ListNameFormProps {
  readonly label: string;
  readonly name?: string;
  readonly save: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Form for the name of a new or existing list; Escape cancels. */
export function ListNameForm({ label, name = '', save, busy, error, onSave, onCancel }: ListNameFormProps) {
  const t = useText('favorites');
  const [typed, setTyped] = useState(name);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') onSave(typed);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={label}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={leave}
          maxLength={80}
          required
          autoFocus
          autoComplete="off"
          {...(error && { error: problemOf(error) })}
        />
      </div>
      <Button type="submit" loading={busy}>
        {save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );

  function problemOf(failure: Error): string {
    const isConflict = failure instanceof ApiError && failure.code === 'Conflict';
    return isConflict ? t('nameTaken', { count: favoriteListLimit }) : t('failed');
  }
}
