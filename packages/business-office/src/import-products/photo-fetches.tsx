import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  type PhotoFetches as Fetches,
  listPhotoFetches,
  retryPhotoFetches,
  stopPhotoFetches,
} from '@wbn/contract/business/photo-fetches.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { type DataColumn, DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useEffect, useRef } from 'react';
import { productPhotosFetched } from '../cache-updates.ts';
import { ownProductPaths } from '../own-products/own-products.query.ts';

/** Milliseconds between two requests for the progress. */
const pollInterval = 2_000;

interface PhotoFetchesProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** Photos of imported products that are fetched from the shop: progress, and the failures with their reasons. */
export function PhotoFetches({ api, businessID }: PhotoFetchesProps) {
  const t = useText('own-products');
  const { number } = useLabels();
  const client = useQueryClient();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const query = callQuery(api, listPhotoFetches, { query: { bid: businessID } });
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? pollInterval : false),
  });
  const outcome = {
    onSuccess: (fetches: Fetches) => client.setQueryData(query.queryKey, fetches),
    onError: (error: unknown) => toast(errorMessage(toApiError(error)), 'danger'),
  };
  const retry = useMutation({ ...callMutation(api, retryPhotoFetches), ...outcome });
  const stop = useMutation({ ...callMutation(api, stopPhotoFetches), ...outcome });
  const stored = useRef(data?.stored);
  useEffect(() => {
    if (stored.current !== undefined && stored.current !== data?.stored)
      productPhotosFetched(client, businessID);
    stored.current = data?.stored;
  }, [client, businessID, data?.stored]);
  if (!data || data.waiting + data.failed === 0) return null;
  const { waiting, failed } = data;
  const done = data.stored + failed;
  const body = { businessID };
  const isBusy = retry.isPending || stop.isPending;
  return (
    <Stack space="sm" as="section" aria-labelledby="photo-fetches">
      <Heading level={2} size="md" id="photo-fetches">
        {t('import.photos.title')}
      </Heading>
      {waiting > 0 ? (
        <Progress
          label={t('import.photos.working')}
          value={done}
          max={done + waiting}
          valueText={t('import.photos.count', { done: number(done), total: number(done + waiting) })}
        />
      ) : (
        <MutedText role="status">
          {t('import.photos.done', { stored: number(data.stored), failed: number(failed) })}
        </MutedText>
      )}
      {failed > 0 && <Failures fetches={data} businessID={businessID} />}
      <Inline space="sm">
        {failed > 0 && (
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => retry.mutate({ body })}>
            {t('import.photos.retry')}
          </Button>
        )}
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => stop.mutate({ body })}>
          {t(waiting > 0 ? 'import.photos.stop' : 'import.photos.clear')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface FailuresProps {
  readonly fetches: Fetches;
  readonly businessID: string;
}

function Failures({ fetches: { failures, failed }, businessID }: FailuresProps) {
  const t = useText('own-products');
  const path = usePath();
  const { number } = useLabels();
  const columns: readonly DataColumn<Fetches['failures'][number]>[] = [
    {
      key: 'product',
      heading: t('import.photos.product'),
      cell: ({ productID, productName }) => (
        <TextLink to={path(ownProductPaths(businessID).edit(productID))}>{productName}</TextLink>
      ),
    },
    {
      key: 'problem',
      heading: t('import.problem'),
      cell: ({ problem, detail }) => t(`import.photos.problem.${problem}`, { detail }),
    },
    {
      key: 'address',
      heading: t('import.photos.address'),
      cell: ({ address }) => <bdi>{address}</bdi>,
    },
  ];
  return (
    <>
      <Surface as="div" padding="lg">
        <DataTable
          caption={t('import.photos.failures')}
          columns={columns}
          rows={failures}
          keyOf={({ productID, address }) => `${productID} ${address}`}
        />
      </Surface>
      {failed > failures.length && (
        <MutedText>
          {t('import.photos.shown', { shown: number(failures.length), total: number(failed) })}
        </MutedText>
      )}
    </>
  );
}
