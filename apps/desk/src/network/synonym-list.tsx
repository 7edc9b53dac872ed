import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type DeskSynonym, listSynonyms, removeSynonym } from '@wbn/contract/desk/synonyms.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';

/** Synonyms that were added at the desk; each can be removed. */
export function SynonymList() {
  const t = useText('desk-network');
  const locale = useLocale();
  const { api, can } = useDesk();
  const query = callQuery(api, listSynonyms, {});
  const { data, isLoadingError, refetch } = useQuery(query);
  const [removed, setRemoved] = useState<DeskSynonym>();
  const client = useQueryClient();
  const removing = useMutation({
    ...callMutation(api, removeSynonym),
    async onSuccess() {
      setRemoved(undefined);
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const wordsOf = ({ phrases }: DeskSynonym) => phrases.join(', ');
  return (
    <Surface padding="lg">
      <Stack space="sm">
        <Heading level={2} size="sm">
          {t('synonyms.title')}
        </Heading>
        {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
        {data?.length === 0 && <Text>{t('synonyms.none')}</Text>}
        {data && data.length > 0 && (
          <DetailsTable
            caption={t('synonyms.title')}
            rows={data.map((synonym) => ({
              label: wordsOf(synonym),
              value: (
                <>
                  <MutedText>
                    {t('synonyms.by', { name: synonym.by, time: formatMoment(locale, synonym.at) })}
                  </MutedText>
                  {can('write-synonyms') && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t('synonyms.removeOf', { words: wordsOf(synonym) })}
                      onClick={() => setRemoved(synonym)}
                    >
                      {t('synonyms.remove')}
                    </Button>
                  )}
                </>
              ),
            }))}
          />
        )}
      </Stack>
      {removed && (
        <ConfirmDialog
          title={t('synonyms.removeOf', { words: wordsOf(removed) })}
          confirm={t('synonyms.remove')}
          cancel={t('synonyms.cancel')}
          tone="danger"
          busy={removing.isPending}
          onConfirm={() => removing.mutate({ params: { id: removed.synonymID } })}
          onCancel={() => setRemoved(undefined)}
        >
          {removing.error ? <Text role="alert">{removing.error.message}</Text> : t('synonyms.removeText')}
        </ConfirmDialog>
      )}
    </Surface>
  );
}
