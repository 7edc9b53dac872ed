import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { addSynonym, listSynonyms, trySynonym } from '@wbn/contract/desk/synonyms.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { showToast } from '@wbn/ui-kit/overlays/toast-store.ts';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';

interface SynonymDialogProps {
  /** Words of a search in vain; empty when nobody searched. */
  readonly words: string;
  readonly onClose: () => void;
}

const readPhrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** A synonym, tried before it is saved (STF-53). */
export function SynonymDialog({ words, onClose }: SynonymDialogProps) {
  const t = useText('desk-network');
  const { api } = useDesk();
  const client = useQueryClient();
  const [text, setText] = useState(words && `${words}, `);
  const [search, setSearch] = useState(words);
  const [kind, setKind] = useState<'business' | 'product'>('business');
  const trial = useMutation(callMutation(api, trySynonym));
  const saving = useMutation({
    ...callMutation(api, addSynonym),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: callKey(listSynonyms) });
      showToast(t('synonyms.saved'));
      onClose();
    },
  });
  const phrases = readPhrases(text);
  const found = trial.data;
  const problem = saving.error ?? trial.error;
  /** What was tried is not what is written any more. */
  const change = <Value,>(set: (value: Value) => void, value: Value) => {
    set(value);
    trial.reset();
    saving.reset();
  };
  return (
    <Dialog
      title={t('misses.add')}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('synonyms.cancel')}
          </Button>
          <Button
            variant="secondary"
            loading={trial.isPending}
            disabled={phrases.length < 2 || search.trim() === ''}
            onClick={() => trial.mutate({ body: { phrases, words: search, kind } })}
          >
            {t('synonyms.try')}
          </Button>
          <Button
            loading={saving.isPending}
            disabled={!found}
            title={found ? undefined : t('synonyms.tryFirst')}
            onClick={() => saving.mutate({ body: { phrases } })}
          >
            {t('synonyms.save')}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <TextField
          label={t('synonyms.phrases')}
          value={text}
          onChange={({ target }) => change(setText, target.value)}
        />
        <TextField
          label={t('synonyms.search')}
          value={search}
          maxLength={200}
          onChange={({ target }) => change(setSearch, target.value)}
        />
        <Select
          label={t('synonyms.kind')}
          value={kind}
          options={(['business', 'product'] as const).map((value) => ({
            value,
            text: t(`synonyms.${value}`),
          }))}
          onChange={({ target }) => change(setKind, target.value === 'product' ? 'product' : 'business')}
        />
        {problem && <Text role="alert">{problem.message}</Text>}
        {found && (
          <div role="status">
            <Columns minimum={224}>
              {(['before', 'after'] as const).map((side) => (
                <Stack key={side} space="xs">
                  <Text weight="semibold">{t(`synonyms.${side}`)}</Text>
                  <MutedText>{t('synonyms.found', found[side])}</MutedText>
                  {found[side].names.map((name) => (
                    <Text key={name}>{name}</Text>
                  ))}
                </Stack>
              ))}
            </Columns>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
