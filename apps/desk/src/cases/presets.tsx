import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { deletePreset, listPresets, savePreset } from '@wbn/contract/desk/presets.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Menu, MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { type CaseFilter, writeFilter } from './case-filter.ts';
import * as styles from './presets.css.ts';

/** Saved filters: opened, deleted, and made of the filter on screen. */
export function Presets({ filter }: { readonly filter: CaseFilter }) {
  const t = useText('desk-cases');
  const { api } = useDesk();
  const client = useQueryClient();
  const report = useOutcomeToast({ fail: () => false });
  const [isNaming, setNaming] = useState(false);
  const { data: presets = [] } = useQuery(callQuery(api, listPresets, {}, { staleTime: 300_000 }));
  const { mutateAsync: remove } = useMutation({
    ...callMutation(api, deletePreset),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(listPresets) }),
  });
  return (
    <>
      <Menu trigger={t('presets.title')} variant="secondary" size="sm" align="end">
        {presets.length === 0 && (
          <div className={styles.none}>
            <MutedText>{t('presets.none')}</MutedText>
          </div>
        )}
        {presets.map(({ presetID, name, query }) => (
          <div key={presetID} className={styles.preset}>
            <div className={styles.link}>
              <MenuLink to={query ? `/cases?${query}` : '/cases'}>{name}</MenuLink>
            </div>
            <IconButton
              size="sm"
              label={t('presets.delete', { name })}
              icon={<Trash2 />}
              onClick={() =>
                void report(remove({ params: { id: presetID } }), { done: t('presets.deleted', { name }) })
              }
            />
          </div>
        ))}
        <MenuButton icon={<BookmarkPlus />} onClick={() => setNaming(true)}>
          {t('presets.save')}
        </MenuButton>
      </Menu>
      {isNaming && <NameDialog filter={filter} onClose={() => setNaming(false)} />}
    </>
  );
}

interface NameDialogProps {
  readonly filter: CaseFilter;
  readonly onClose: () => void;
}

function NameDialog({ filter, onClose }: NameDialogProps) {
  const t = useText('desk-cases');
  const { api } = useDesk();
  const client = useQueryClient();
  const report = useOutcomeToast({ fail: () => false });
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useMutation({
    ...callMutation(api, savePreset),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(listPresets) }),
  });
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!name.trim() || isPending) return;
    const saving = mutateAsync({ body: { name, query: writeFilter(filter) } });
    if (await report(saving, { done: t('presets.saved'), conflict: t('presets.full') })) onClose();
  };
  return (
    <Dialog
      title={t('presets.save')}
      onClose={onClose}
      focus={input}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void submit()}>
            {t('presets.saveIt')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          ref={input}
          label={t('presets.name')}
          hint={t('presets.nameHint')}
          maxLength={60}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
