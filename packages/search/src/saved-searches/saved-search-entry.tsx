import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { openQuotationsCode } from '@wbn/contract/quotations/quotation-limits.ts';
import { type AlertInterval, alertIntervals } from '@wbn/contract/search/alert-intervals.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
} from '@wbn/contract/search/saved-searches.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { showToast } from '@wbn/ui-kit/overlays/toast-store.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as styles from './saved-searches.css.ts';

/** A saved search: link, name, alert settings and delete button. */
export function SavedSearchEntry({ api, saved }: { readonly api: ApiClient; readonly saved: SavedSearch }) {
  const t = useText('saved-searches');
  const path = usePath();
  const [state, setState] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const { savedSearchID, name, parameters, alerts } = saved;
  const failed = { onError: () => showToast(t('failed'), 'danger') };
  const change = useMutation({
    ...callMutation(api, changeSavedSearch),
    onSuccess: (changed, _input, _result, { client }) =>
      client.setQueryData(callKey(listSavedSearches), (last) =>
        last?.map((one) => (one.savedSearchID === savedSearchID ? changed : one)),
      ),
    ...failed,
  });
  const remove = useMutation({
    ...callMutation(api, deleteSavedSearch),
    onSuccess: (_reply, _input, _result, { client }) =>
      client.setQueryData(callKey(listSavedSearches), (last) =>
        last?.filter((one) => one.savedSearchID !== savedSearchID),
      ),
    ...failed,
  });
  const params = { id: savedSearchID };
  const show = { onSuccess: () => setState('shown') };
  return (
    <Surface as="article" aria-label={name}>
      <div className={styles.entry}>
        {state === 'renaming' ? (
          <NameForm
            name={name}
            busy={change.isPending}
            onSave={(typed) => change.mutate({ params, body: { name: typed } }, show)}
            onCancel={() => setState('shown')}
          />
        ) : (
          <div className={styles.name}>
            <Text as="strong" weight="semibold">
              <TextLink to={path(savedPath(parameters))}>{name}</TextLink>
            </Text>
          </div>
        )}
        <Select
          label={t('alerts')}
          size="sm"
          value={alerts}
          options={alertIntervals.map((value) => ({ value, text: t(`interval.${value}`) }))}
          onChange={({ currentTarget }) =>
            change.mutate({ params, body: { alerts: currentTarget.value as AlertInterval } })
          }
        />
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            size="sm"
            icon={<Pencil />}
            aria-label={t('renameNamed', { name })}
            onClick={() => setState('renaming')}
          >
            {t('rename')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 />}
            aria-label={t('deleteNamed', { name })}
            onClick={() => setState('deleting')}
          >
            {t('delete')}
          </Button>
        </div>
      </div>
      {state === 'deleting' && (
        <ConfirmDialog
          title={t('deleteTitle', { name })}
          confirm={t('delete')}
          cancel={t('cancel')}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onCancel={() => setState('shown')}
        >
          {t('deleteBody')}
        </ConfirmDialog>
      )}
    </Surface>
  );
}

/** Path of what is saved: a search, or open requests for quotation. */
function savedPath(parameters: string): string {
  const filters = new URLSearchParams(parameters);
  if (filters.get('business') !== openQuotationsCode) return `/search-result?${parameters}`;
  filters.delete('business');
  return `/open-requests?${filters}`;
}

interface NameFormProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ name, busy, onSave, onCancel }: NameFormProps) {
  const t = useText('saved-searches');
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed !== '') onSave(typed);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={t('name')}
        name="name"
        defaultValue={name}
        maxLength={100}
        required
        autoFocus
        size="sm"
      />
      <Button type="submit" size="sm" loading={busy}>
        {t('saveName')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
