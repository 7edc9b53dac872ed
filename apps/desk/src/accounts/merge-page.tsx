import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { findAnything } from '@wbn/contract/desk/find-anything.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type FormEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { MergePreviewPart } from './merge-preview.tsx';
import { Entries, Part } from './part.tsx';

/** Merges another company into this one: find it, look at what would move, then do it with a reason (STF-43). */
export function MergePage() {
  const t = useText('desk-accounts');
  const { id: keptID = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const goneID = params.get('gone');
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setWanted(typed.trim());
  };
  return (
    <Stack space="md">
      <PageHeader title={t('merge.title')} lead={t('merge.lead')} />
      <Part title={t('merge.which')}>
        <form onSubmit={find}>
          <Stack space="sm">
            <TextField
              label={t('merge.find')}
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <div>
              <Button type="submit" variant="secondary" disabled={typed.trim().length < 2}>
                {t('merge.search')}
              </Button>
            </div>
          </Stack>
        </form>
        {wanted.length > 1 && (
          <FoundCompanies keptID={keptID} text={wanted} onChoose={(id) => setParams({ gone: id })} />
        )}
      </Part>
      {goneID && <MergePreviewPart keptID={keptID} goneID={goneID} />}
    </Stack>
  );
}

interface FoundCompaniesProps {
  readonly keptID: string;
  readonly text: string;
  readonly onChoose: (businessID: string) => void;
}

function FoundCompanies({ keptID, text, onChoose }: FoundCompaniesProps) {
  const t = useText('desk-accounts');
  const { api } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, findAnything, { query: { text } }));
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <Entries
      rows={data.filter(({ type, id }) => type === 'business' && id !== keptID)}
      keyOf={({ id }) => id}
      entry={({ id, name, facts }) => ({
        title: name,
        facts: facts.join(' · '),
        action: (
          <Button variant="secondary" size="sm" onClick={() => onChoose(id)}>
            {t('merge.choose')}
          </Button>
        ),
      })}
    />
  );
}
